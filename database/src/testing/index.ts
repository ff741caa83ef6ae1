export { describeDatabases, describePostgresql, type TestDatabases } from './describe-databases.ts';
export { listUnindexedReferences } from './list-unindexed-references.ts';
