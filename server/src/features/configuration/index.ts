export { createConfiguration } from './routes.ts';
export { configurationOperations } from './operations.ts';
