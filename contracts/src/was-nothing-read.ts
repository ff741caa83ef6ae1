export { wasNothingRead } from '@proviso/engine/was-nothing-read';
