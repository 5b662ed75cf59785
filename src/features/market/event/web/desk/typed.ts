import type { InputOf } from '../../../../../platform/contract/call.ts'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { EventCalls } from '../../contract/calls.ts'
import type { OperatorEvent } from '../../contract/schema.ts'

/** The form's values. */
export type Typed = Omit<OperatorEvent['form'], 'kind' | 'seats'> & { kind: string; seats: string; cover: UploadedFile | null }
type Wire = InputOf<EventCalls['POST /ws/operator/event/create']>

const pair = { cn: '', en: '' }
export const blank: Typed = {
  slug: '',
  kind: '',
  title: pair,
  summary: pair,
  body: pair,
  agenda: [],
  city: pair,
  address: pair,
  onlineLink: '',
  host: pair,
  region: '',
  zone: '',
  registrationFrom: '',
  registrationTo: '',
  startsAt: '',
  endsAt: '',
  seats: '30',
  cover: null,
}

export const typedOf = (event: OperatorEvent): Typed => ({ ...event.form, seats: String(event.form.seats), cover: event.cover })
export const wireOf = (typed: Typed): Wire => ({ ...typed, cover: typed.cover?.url ?? '' }) as Wire

/** Names of one zone differ (Asia/Calcutta, Asia/Kolkata): they are compared as the browser names them. */
const sameName = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** Whether a zone is none of the region's, as far as its zones are known. Online events may mean it, so it is only pointed out. */
export function isZoneElsewhere(area: { zone?: string; zones?: string[] } | undefined, zone: string): boolean {
  const known = [area?.zone ?? [], area?.zones ?? []].flat()
  return zone !== '' && known.length > 0 && !known.map(sameName).includes(sameName(zone))
}
