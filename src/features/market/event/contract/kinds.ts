/** 国际交流, 线下沙龙, 线上活动: named like their routes, and as `type` in the routes of an event. */
export const eventKinds = ['international', 'offlineSalon', 'onlineActivities'] as const
export type EventKind = (typeof eventKinds)[number]
export const isEventKind = (text: string | undefined): text is EventKind => (eventKinds as readonly string[]).includes(text ?? '')

/** The state set by an operator. `closed`: sign-up has ended, the event takes place. */
export const eventStates = ['draft', 'published', 'closed', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]

/** Source §2: All, Ongoing, Forecast, Finished. */
export const eventTabs = ['all', 'ongoing', 'forecast', 'finished'] as const
export type EventTab = (typeof eventTabs)[number]

/** The phase by the clock. `between`: registration is over, the event has not begun. */
export const eventPhases = ['forecast', 'open', 'between', 'underWay', 'finished', 'cancelled'] as const
export type EventPhase = (typeof eventPhases)[number]

export const signupStates = ['confirmed', 'waitlisted', 'cancelled', 'checkedIn'] as const
/** `unproved`: nothing is taken yet, the contact has to be proved by a code. */
export const ticketStates = ['unproved', ...signupStates] as const
export type SignupState = (typeof signupStates)[number]
export type TicketState = (typeof ticketStates)[number]

/** Without 0 and O, 1, I and L: a ticket is read out at check-in. Sixteen characters are about 79 bits: it cannot be guessed. */
export const TICKET_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const TICKET_LENGTH = 16

/** The normalised code of a ticket, or null: the input is typed, or scanned as the whole link of a ticket. */
export function ticketCode(text: string | null | undefined): string | null {
  const raw = (text ?? '').trim()
  const scanned = raw.match(/[?&]ticket=([^&#\s]+)/)?.[1] ?? raw
  const bare = scanned.toUpperCase().replace(/[^A-Z\d]/g, '')
  if (bare.length !== TICKET_LENGTH || [...bare].some((sign) => !TICKET_SIGNS.includes(sign))) return null
  return bare
}
/** In groups of four, for people. */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The page of an event. A channel's code comes before the kind (product §7.1). */
export const eventPath = (slug: string, kind: EventKind, channel?: string | null): string =>
  channel ? `/activityDetail/${slug}/${channel}/${kind}` : `/activityDetail/${slug}/${kind}`
