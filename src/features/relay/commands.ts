export { storedPhoto } from './photo'
export { closeTopic } from './commands/close'
export { openThread, type Opening } from './commands/open'
