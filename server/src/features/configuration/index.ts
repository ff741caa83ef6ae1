export { createConfiguration } from './routes.ts';
