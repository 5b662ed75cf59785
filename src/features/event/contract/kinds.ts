/** 国际交流, 线下沙龙, 线上活动: named as their routes are, and as `type` stands in the routes of an event. */
export const eventKinds = ['international', 'offlineSalon', 'onlineActivities'] as const
export type EventKind = (typeof eventKinds)[number]
export const isEventKind = (text: string | undefined): text is EventKind => (eventKinds as readonly string[]).includes(text ?? '')

/** What an operator does with it. `closed`: nobody signs up any more, the event stands. */
export const eventStates = ['draft', 'published', 'closed', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]

/** Source §2: All, Ongoing, Forecast, Finished. */
export const eventTabs = ['all', 'ongoing', 'forecast', 'finished'] as const
export type EventTab = (typeof eventTabs)[number]

/** What the clock makes of it. `between`: registration is over, the event has not begun. */
export const eventPhases = ['forecast', 'open', 'between', 'underWay', 'finished', 'cancelled'] as const
export type EventPhase = (typeof eventPhases)[number]

export const signupStates = ['confirmed', 'waitlisted', 'cancelled', 'checkedIn'] as const
export type SignupState = (typeof signupStates)[number]

/** No 0 and O, no 1, I and L: a ticket is read out at the door. Sixteen signs are about 79 bits: nobody guesses one. */
export const TICKET_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const TICKET_LENGTH = 16

/** A ticket's code as it is kept, or null: what is typed, or scanned as the whole link of a ticket. */
export function ticketCode(text: string | null | undefined): string | null {
  const raw = (text ?? '').trim()
  const scanned = raw.match(/[?&]ticket=([^&#\s]+)/)?.[1] ?? raw
  const bare = scanned.toUpperCase().replace(/[^A-Z\d]/g, '')
  if (bare.length !== TICKET_LENGTH || [...bare].some((sign) => !TICKET_SIGNS.includes(sign))) return null
  return bare
}
/** In fours, as people read it. */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The page of an event. A channel's code stands before the kind (product §7.1). */
export const eventPath = (slug: string, kind: EventKind, channel?: string | null): string =>
  channel ? `/activityDetail/${slug}/${channel}/${kind}` : `/activityDetail/${slug}/${kind}`
