export { describeDatabases, type TestDatabases } from './describe-databases.ts';
