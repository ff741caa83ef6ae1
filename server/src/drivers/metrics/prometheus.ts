import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { CompletedRequest, GaugeValues, Metrics, MetricsPage } from '#server/ports/metrics.ts';
import { PRODUCT } from '#server/product.ts';

const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30];
/** Up to the longest time that text recognition may take. */
const ANALYSIS_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 60, 300, 600];

/** Counts in its own registry, together with the process metrics, and renders Prometheus's text format. */
export function createPrometheusMetrics(role: string): Metrics & MetricsPage {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'proviso_build_info',
    help: 'The version that runs, and what this process does; always 1.',
    labelNames: ['version', 'role'],
    registers,
  }).set({ version: PRODUCT.version, role }, 1);
  const setGauges = createGauges(registers);
  return {
    ...createCounters(registers),
    ...createHistograms(registers),
    async render(values) {
      setGauges(values);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

type Registers = Registry[];

function createCounters(
  registers: Registers,
): Pick<Metrics, 'recordWorkerDeath' | 'recordDelivery' | 'recordMail'> {
  const deaths = new Counter({
    name: 'proviso_worker_deaths_total',
    help: 'Worker processes that gave no answer, by what they were asked for and why they ended.',
    labelNames: ['work', 'reason'],
    registers,
  });
  const deliveries = new Counter({
    name: 'proviso_webhook_deliveries_total',
    help: 'Attempts to deliver an event to a webhook, by how they came out.',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'proviso_mails_total',
    help: 'Mails that were handed to the mail server or laid down, and those that could not be.',
    labelNames: ['outcome'],
    registers,
  });
  // Initialized to zero, so that the first failure is a change that `rate` shows.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  return {
    recordWorkerDeath: ({ work, reason }) => deaths.inc({ work, reason }),
    recordDelivery: (outcome) => deliveries.inc({ outcome }),
    recordMail: (outcome) => mails.inc({ outcome }),
  };
}

function createHistograms(registers: Registers): Pick<Metrics, 'recordRequest' | 'recordAnalysis'> {
  const requests = new Histogram({
    name: 'proviso_http_request_duration_seconds',
    help: 'Answered requests by method, route and class of status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const analyses = new Counter({
    name: 'proviso_analyses_total',
    help: 'Analyses that ended, by format (text: what was pasted) and outcome.',
    labelNames: ['format', 'outcome'],
    registers,
  });
  const times = new Histogram({
    name: 'proviso_analysis_duration_seconds',
    help: 'How long analyses took from their beginning, by format.',
    labelNames: ['format'],
    buckets: ANALYSIS_SECONDS,
    registers,
  });
  return {
    recordRequest: (request) => requests.observe(labelsOf(request), request.seconds),
    recordAnalysis({ format, outcome, seconds }) {
      analyses.inc({ format, outcome });
      times.observe({ format }, seconds);
    },
  };
}

/** Unmatched paths share one label: they are arbitrary, and real paths contain ids. */
function labelsOf({ method, route = 'none', status }: CompletedRequest) {
  return { method, route, status: `${Math.floor(status / 100)}xx` };
}

function createGauges(registers: Registers): (values: GaugeValues) => void {
  const processes = new Gauge({
    name: 'proviso_worker_processes',
    help: 'Worker processes of this process: at work, and ready for it.',
    labelNames: ['state'],
    registers,
  });
  const jobs = new Gauge({
    name: 'proviso_jobs',
    help: 'Jobs of all processes together, by queue and state (dead: given up; active: being worked on).',
    labelNames: ['queue', 'state'],
    registers,
  });
  return (values) => {
    jobs.reset();
    for (const [queue, { waiting, active, dead }] of values.jobs) {
      for (const [state, count] of Object.entries({ waiting, active, dead })) {
        jobs.set({ queue, state }, count);
      }
    }
    const { working, ready } = values.processes;
    processes.set({ state: 'working' }, working);
    processes.set({ state: 'ready' }, ready);
  };
}
