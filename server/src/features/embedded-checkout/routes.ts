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
import type { EmbeddedCheckoutBackend, PageVisit } from '#server/ports/embedded-checkout.ts';

import { pageNotFound } from './errors.ts';
import type { RunPageAction } from './run-page-action.ts';

interface Dependencies {
  readonly backend: EmbeddedCheckoutBackend;
  readonly findCustomer: (profileId: number) => Promise<string | undefined>;
  readonly runPageAction: RunPageAction;
}

type PageRequest = FastifyRequest<Page>;
interface Page {
  Params: { session: string };
}

const LIMITS = { config: costlyWork };

export function embeddedCheckoutRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { backend, findCustomer, runPageAction } = dependencies;
  const visitOf = async (request: PageRequest): Promise<PageVisit> => {
    const customerId = await findCustomer(profileOf(request).id);
    if (customerId === undefined) throw pageNotFound();
    return { customerId, sessionId: request.params.session };
  };
  return async (routes) => {
    await routes.register(checkoutRoutes({ backend, runPageAction, visitOf }));
    await routes.register(portalRoutes({ backend, runPageAction, visitOf }));
  };
}

interface Parts extends Pick<Dependencies, 'backend' | 'runPageAction'> {
  readonly visitOf: (request: PageRequest) => Promise<PageVisit>;
}

function checkoutRoutes({ backend, runPageAction, visitOf }: Parts): FastifyPluginAsync {
  const place = '/embedded-checkout/checkouts/:session';
  return async (routes) => {
    routes.get<Page>(place, async (request) => {
      const visit = await visitOf(request);
      return runPageAction(() => backend.checkouts.read(visit));
    });

    routes.post<Page>(`${place}/pay`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { card } = parse(payRequestSchema, request.body);
      return runPageAction(() => backend.checkouts.pay(visit, card), profileOf(request));
    });

    routes.post<Page>(`${place}/confirm`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { isApproved } = parse(confirmRequestSchema, request.body);
      return runPageAction(() => backend.checkouts.confirm(visit, isApproved), profileOf(request));
    });
  };
}

function portalRoutes({ backend, runPageAction, visitOf }: Parts): FastifyPluginAsync {
  const place = '/embedded-checkout/portals/:session';
  return async (routes) => {
    routes.get<Page>(place, async (request) => {
      const visit = await visitOf(request);
      return runPageAction(() => backend.portals.read(visit));
    });

    routes.post<Page>(`${place}/plan`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { plan } = parse(changePlanRequestSchema, request.body);
      return runPageAction(() => backend.portals.changePlan(visit, plan), profileOf(request));
    });

    routes.post<Page>(`${place}/renewal`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { isEnding } = parse(renewalRequestSchema, request.body);
      return runPageAction(() => backend.portals.setEnding(visit, isEnding), profileOf(request));
    });

    routes.post<Page>(`${place}/period-end`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      return runPageAction(() => backend.portals.endPeriod(visit));
    });

    routes.post<Page>(`${place}/card`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const card = parse(cardSchema, request.body);
      return runPageAction(() => backend.portals.saveCard(visit, card), profileOf(request));
    });

    routes.post<Page>(`${place}/confirm`, LIMITS, async (request) => {
      const visit = await visitOf(request);
      const { isApproved } = parse(confirmRequestSchema, request.body);
      return runPageAction(
        () => backend.portals.confirmCard(visit, isApproved),
        profileOf(request),
      );
    });
  };
}
