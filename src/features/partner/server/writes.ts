/** Where rooms above add how many of their sign-ups came by a channel code. */
export { signUpCounters } from './channels.ts'
