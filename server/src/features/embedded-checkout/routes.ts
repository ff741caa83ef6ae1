import {
  cardSchema,
  changePlanRequestSchema,
  confirmRequestSchema,
  payRequestSchema,
  renewalRequestSchema,
} from '@proviso/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';
import type { EmbeddedCheckoutDesk, PageVisit } from '#server/ports/embedded-checkout.ts';

import type { CarryOut } from './carry-out.ts';
import { pageNotFound } from './errors.ts';

interface Dependencies {
  readonly desk: EmbeddedCheckoutDesk;
  readonly findCustomer: (profileId: number) => Promise<string | undefined>;
  readonly carryOut: CarryOut;
}

type PageRequest = FastifyRequest<Page>;
interface Page {
  Params: { session: string };
}

const LIMITS = { config: costlyWork };

export function embeddedCheckoutRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { desk, findCustomer, carryOut } = dependencies;
  const visitOf = async (request: PageRequest): Promise<PageVisit> => {
    const customerId = await findCustomer(profileOf(request).id);
    if (customerId === undefined) throw pageNotFound();
    return { customerId, sessionId: request.params.session };
  };
  return async (routes) => {
    await routes.register(checkoutRoutes({ desk, carryOut, visitOf }));
    await routes.register(portalRoutes({ desk, carryOut, visitOf }));
  };
}

interface Parts extends Pick<Dependencies, 'desk' | 'carryOut'> {
  readonly visitOf: (request: PageRequest) => Promise<PageVisit>;
}

function checkoutRoutes({ desk, carryOut, visitOf }: Parts): FastifyPluginAsync {
  const place = '/embedded-checkout/checkouts/:session';
  return async (routes) => {
    routes.get<Page>(place, async (request) => {
      const visit = await visitOf(request);
      return carryOut(() => desk.checkouts.read(visit));
    });

    routes.post<Page>(`${place}/pay`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { card } = parse(payRequestSchema, request.body);
      return carryOut(() => desk.checkouts.pay(visit, card));
    });

    routes.post<Page>(`${place}/confirm`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { isApproved } = parse(confirmRequestSchema, request.body);
      return carryOut(() => desk.checkouts.confirm(visit, isApproved));
    });
  };
}

function portalRoutes({ desk, carryOut, visitOf }: Parts): FastifyPluginAsync {
  const place = '/embedded-checkout/portals/:session';
  return async (routes) => {
    routes.get<Page>(place, async (request) => {
      const visit = await visitOf(request);
      return carryOut(() => desk.portals.read(visit));
    });

    routes.post<Page>(`${place}/plan`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { plan } = parse(changePlanRequestSchema, request.body);
      return carryOut(() => desk.portals.changePlan(visit, plan));
    });

    routes.post<Page>(`${place}/renewal`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { isEnding } = parse(renewalRequestSchema, request.body);
      return carryOut(() => desk.portals.setEnding(visit, isEnding));
    });

    routes.post<Page>(`${place}/period-end`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      return carryOut(() => desk.portals.endPeriod(visit));
    });

    routes.post<Page>(`${place}/card`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const card = parse(cardSchema, request.body);
      return carryOut(() => desk.portals.saveCard(visit, card));
    });
  };
}
