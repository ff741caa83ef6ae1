export { configurationRoutes } from './routes.ts';
