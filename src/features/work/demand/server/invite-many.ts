import type { Act } from '../../../../platform/server/services.ts'
import { fieldSentence, Refusal, refuse, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'
import { contactOf } from './invitations.ts'
import { moveDemand } from './machine.ts'
import type { LinkInvited } from './moves/invite.ts'
import { reachDemand } from './reach.ts'

interface Many {
  id: string
  lines: string[]
  message: string
}

/** Each line on its own: what cannot be sent comes back with the reason. A refusal that is about all of them is one. */
export async function inviteMany(act: Act, { id, lines, message }: Many) {
  if ((await reachDemand(act, id)).side !== 'publisher') throw refuse('notFound')
  const kept: { line: string; reason: string }[] = []
  let sent = 0
  for (const line of new Set(lines)) {
    const contact = contactOf(line)
    if (!contact) {
      kept.push({ line, reason: fieldErrors[line.includes('@') ? 'email' : 'phone'][act.lang] })
      continue
    }
    const { kind: _, ...named } = contact
    try {
      await moveDemand(act, id, 'invite', { id, ...named, message })
      sent++
    } catch (error) {
      // Refused before anything was written.
      if (!(error instanceof Refusal)) throw error
      const [field] = Object.values(error.fields)
      if (!field && sent === 0) throw error
      kept.push({ line, reason: field ? fieldSentence(field, act.lang) : sentenceOf(error.why, act.lang) })
    }
  }
  return { sent, lines: kept }
}

/** Where the link leads; its token is kept as a digest alone. */
export async function makeLink(act: Act, { id, days, uses, message }: { id: string; days: number; uses: number; message: string }) {
  let path = ''
  const link: LinkInvited = { days, uses, made: (token) => (path = `/workInvitation?token=${token}`) }
  await moveDemand(act, id, 'invite', { id, message, link })
  return { path }
}
