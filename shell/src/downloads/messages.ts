export { messages } from './messages.en.ts';
