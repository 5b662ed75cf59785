import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, gt, inArray, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, needMove, turn } from '../../../../platform/server/data/lifecycle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { contains, inOrder, paged, takeTurn } from '../../../../platform/server/data/query.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { FORMS_KEPT_YEARS } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { notifyGathered } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import type { providerCalls } from '../contract/calls.ts'
import { providerNotices } from '../contract/notices.ts'
import type { ApplicationRow, ApplicationState, ProviderForm } from '../contract/schema.ts'
import { asNew, checkPlaces } from './directory.ts'
import { applicationLifecycle } from './lifecycle.ts'
import { mails } from './mails.ts'
import { provider, providerApplication } from './tables.ts'
import { addProvider } from './writes.ts'

type Form = ParsedOf<(typeof providerCalls)['POST /ws/provider/apply']>
type Application = typeof providerApplication.$inferSelect

/** Limit per day from one address: enough for corrections, too few for a flood. */
const A_DAY = 3

export async function applyToBeListed(act: Act<Actor | null>, form: Form): Promise<{ number: string }> {
  checkPlaces(form)
  const email = form.email.toLowerCase()
  await takeTurn(act.tx, `listing:${email}`)
  const sent = await act.tx.$count(
    providerApplication,
    and(eq(providerApplication.email, email), gt(providerApplication.createdAt, daysAfter(act.now, -1))),
  )
  if (sent >= A_DAY) throw refuse('tooMany')
  const number = await nextNumber(act.tx, 'PA', act.now)
  const { agreed: _, ...rest } = form
  await act.tx.insert(providerApplication).values({
    ...rest,
    email,
    number,
    accountId: act.actor?.accountId ?? null,
    lang: act.lang,
    createdAt: act.now,
  })
  await addToOutbox(act, { channel: 'email', to: email, ...mails.received(act.lang, number), reach: 'stranger' })
  await notifyGathered(act, providerNotices.listingAsked, {
    params: { who: form.nameCn || form.nameEn, number },
    link: `/operatorHome/providerApplications?search=${number}`,
    queue: '/operatorHome/providerApplications',
  })
  return { number }
}

/** Requires both the number and the address. */
export async function applicationState(look: Look<unknown>, input: { number: string; email: string }) {
  const [row] = await look.db
    .select({ application: providerApplication, providerNumber: provider.number })
    .from(providerApplication)
    .leftJoin(provider, eq(provider.id, providerApplication.providerId))
    .where(and(eq(providerApplication.number, input.number.toUpperCase()), eq(providerApplication.email, input.email.toLowerCase())))
  if (!row) throw refuse('notFound')
  const { number, state, reason, createdAt } = row.application
  return { number, state, reason, providerNumber: row.providerNumber, createdAt: createdAt.toString() }
}

export async function applicationQueue(look: Look, input: ParsedOf<(typeof providerCalls)['GET /ws/operator/provider/applications']>) {
  const { nameCn, nameEn, number, email } = providerApplication
  const open = input.state === 'open'
  const where = and(
    open ? inArray(providerApplication.state, ['received', 'inReview']) : eq(providerApplication.state, input.state as ApplicationState),
    contains([nameCn, nameEn, number, email], input.search),
  )
  return paged(input, {
    rows: look.db
      .select({ application: providerApplication, providerNumber: provider.number })
      .from(providerApplication)
      .leftJoin(provider, eq(provider.id, providerApplication.providerId))
      .where(where)
      .orderBy(...inOrder(open ? 'asc' : 'desc', providerApplication.createdAt, providerApplication.id)),
    total: look.db.$count(providerApplication, where),
    map: (rows) => rows.map(shownApplication),
  })
}

function shownApplication({ application, providerNumber }: { application: Application; providerNumber: string | null }): ApplicationRow {
  const { accountId, homeRegion, regions, createdAt, providerId: _, decidedBy: __, decidedAt: ___, ...rest } = application
  return {
    ...rest,
    home: namedArea(homeRegion),
    regions: regions.map(namedArea),
    accountId,
    providerNumber,
    createdAt: createdAt.toString(),
  }
}

const decided = (act: Act) => ({ decidedBy: act.actor.accountId, decidedAt: act.now })

export async function takeApplication(act: Act, id: string): Promise<{ id: string }> {
  await turn(act, applicationLifecycle, await holdRow(act, applicationLifecycle, id), 'review')
  return { id }
}

export async function approveApplication(act: Act, id: string, form: ProviderForm): Promise<{ id: string }> {
  checkPlaces(form)
  const application = await holdRow(act, applicationLifecycle, id)
  needMove(applicationLifecycle, application.state, 'list')
  const made = await addProvider(act, asNew(form))
  const row = await turn(act, applicationLifecycle, application, 'list', { set: { providerId: made.id, ...decided(act) } })
  await addToOutbox(act, { channel: 'email', to: row.email, ...mails.listed(row.lang, row.number, made.number) })
  return { id: made.id }
}

export async function declineApplication(act: Act, id: string, reason: string): Promise<{ id: string }> {
  const application = await holdRow(act, applicationLifecycle, id)
  const row = await turn(act, applicationLifecycle, application, 'decline', { set: { reason, ...decided(act) } })
  await addToOutbox(act, { channel: 'email', to: row.email, ...mails.declined(row.lang, row.number, reason) })
  return { id }
}

/** A listing keeps its own contacts; what was sent with the application is no longer needed. */
export const forgetDecided = (night: Night): Promise<number> =>
  deleteInBatches(night, providerApplication, lt(providerApplication.decidedAt, daysAfter(night.now, -365 * FORMS_KEPT_YEARS)))

/** Before its time: the applicant asked for it. A listing that was made of it stays. */
export async function deleteApplication(act: Act, id: string): Promise<{ id: string }> {
  await holdRow(act, applicationLifecycle, id)
  await act.tx.delete(providerApplication).where(eq(providerApplication.id, id))
  return { id }
}

/** The latest decided applications to be listed, each with the seconds that it waited. */
export const decidedListings = sql`select decided_at as at, extract(epoch from decided_at - created_at) as seconds
  from provider_application where state in ('listed', 'declined') order by created_at desc limit 200`
