export { closeTopic } from './commands/close'
export { openThread, type Opening } from './commands/open'
