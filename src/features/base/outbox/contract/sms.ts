/**
 * What an SMS is for, and the values that its text varies by, in the order in which a provider that numbers them gets them. Providers in
 * the mainland carry approved templates only, so each of these needs one in each language.
 */
export const smsPurposes = {
  code: ['code', 'minutes'],
  signInChanged: ['change'],
  invitation: ['company', 'link'],
  demandInvitation: ['company', 'link'],
  employeeLink: ['link'],
  signupCode: ['event', 'code', 'minutes'],
  signupConfirmed: ['event', 'when', 'ticket'],
  signupWaitlisted: ['event', 'when', 'ticket'],
  signupPromoted: ['event', 'when', 'ticket'],
  signupReminder: ['event', 'when', 'ticket'],
  signupCalledOff: ['event', 'when', 'reason'],
  signupChanged: ['event', 'when', 'ticket'],
} as const satisfies Record<string, readonly string[]>

export type SmsPurpose = keyof typeof smsPurposes

/** Reasons of our own why a message was not sent; others are the provider's words. A provider's name may come before. */
export const ownReasons = ['unanswered', 'expired', 'noProvider'] as const
export type OwnReason = (typeof ownReasons)[number]

/** The states of a message: kept where nothing carries its channel; handed over to a provider; and how that ended, where it reports. */
export const messageStates = ['kept', 'queued', 'handed', 'delivered', 'failed'] as const
export type MessageState = (typeof messageStates)[number]
