import { texts } from '../../../../platform/contract/texts.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, count, eq, gt, inArray, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow } from '../../../../platform/server/data/lifecycle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { forgetOldAddresses, networkOf } from '../../../../platform/server/wire/addresses.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { FORMS_KEPT_YEARS } from '../../../../rules/constants.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { notifyGathered } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import { keptPhone } from '../../lead/contract/contact.ts'
import { FAST_MS } from '../../lead/contract/states.ts'
import type { ApplicationForm } from '../contract/calls.ts'
import { partnerNotices } from '../contract/notices.ts'
import { APPLICATIONS_PER_HOUR } from '../contract/states.ts'
import { applicationLifecycle } from './lifecycle.ts'
import { partnerApplication } from './tables.ts'

const t = texts({
  subject: {
    cn: (reference: string) => `衡渡已收到伙伴申请（${reference}）`,
    en: (reference) => `Hengdu has received your partner application (${reference})`,
  },
  body: {
    cn: (reference: string) =>
      `伙伴申请已收到，编号 ${reference}。审核结果会发送至本邮箱；您也可以在“伙伴”页面凭编号和本邮箱查询进度。如非本人提交，请忽略本邮件。衡渡`,
    en: (reference) =>
      `We have received your partner application. Reference: ${reference}. The result will be sent to this address; you can also check progress on the partner page with the reference and this e-mail address. If you did not send it, please ignore this e-mail. Hengdu`,
  },
})

/** A company has one open application of a kind: the same contact applying again gets the existing number. */
export async function applyAsPartner(act: Act<Actor | null>, form: ApplicationForm): Promise<{ reference: string }> {
  const known = regionCodes()
  const strange = form.regions.findIndex((code) => !known.has(code))
  if (strange >= 0) throw refuseFields({ regions: 'areaUnknown' })
  await countAddress(act)
  const phone = keptPhone(form.phone)
  await takeTurn(act.tx, `partner.contact:${phone}|${form.email}`)
  const [twin] = await act.tx
    .select({ reference: partnerApplication.reference })
    .from(partnerApplication)
    .where(
      and(
        eq(partnerApplication.kind, form.kind),
        eq(partnerApplication.company, form.company),
        eq(partnerApplication.phone, phone),
        eq(partnerApplication.email, form.email),
        inArray(partnerApplication.state, ['received', 'inReview']),
      ),
    )
  if (twin) return { reference: twin.reference }
  const doubt = form.website !== '' ? 'honeypot' : form.shownMs !== undefined && form.shownMs < FAST_MS ? 'fast' : ''
  const reference = await nextNumber(act.tx, 'C', act.now)
  const [row] = await act.tx
    .insert(partnerApplication)
    .values({
      reference,
      kind: form.kind,
      company: form.company,
      name: form.name,
      areaCode: phone ? form.areaCode : '',
      phone,
      email: form.email,
      regions: [...new Set(form.regions)],
      approach: form.approach,
      lang: act.lang,
      accountId: act.actor?.accountId ?? null,
      doubt,
      ip: act.ip && networkOf(act.ip),
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning({ id: partnerApplication.id })
  if (doubt === 'honeypot') return { reference }
  const s = t.pick(act.lang)
  if (form.email)
    await addToOutbox(act, { channel: 'email', to: form.email, subject: s.subject(reference), body: s.body(reference), reach: 'stranger' })
  await notifyGathered(act, partnerNotices.applicationArrived, {
    params: { who: form.company, number: reference },
    link: `/operatorHome/partners?id=${row!.id}`,
    queue: '/operatorHome/partners',
  })
  return { reference }
}

async function countAddress(act: Act<unknown>): Promise<void> {
  if (!act.ip) return
  await takeTurn(act.tx, `partner.address:${networkOf(act.ip)}`)
  const [sent] = await act.tx
    .select({ n: count() })
    .from(partnerApplication)
    .where(and(eq(partnerApplication.ip, networkOf(act.ip)), gt(partnerApplication.createdAt, act.now.subtract({ hours: 1 }))))
  if ((sent?.n ?? 0) >= APPLICATIONS_PER_HOUR) throw refuse('tooMany')
}

export const forgetAddresses = (night: Night): Promise<void> => forgetOldAddresses(night, partnerApplication)

/** Of partners there is a channel, which needs its application. */
export const forgetDeclined = (night: Night): Promise<number> =>
  deleteInBatches(
    night,
    partnerApplication,
    sql`${eq(partnerApplication.state, 'declined')} and ${lt(partnerApplication.updatedAt, daysAfter(night.now, -365 * FORMS_KEPT_YEARS))}`,
  )

/** Before its time: the applicant asked for it. The audit log keeps the act alone. */
export async function deleteApplication(act: Act, id: string): Promise<{ id: string }> {
  const row = await holdRow(act, applicationLifecycle, id)
  // A partner's channel needs it, for as long as the partnership lasts.
  if (row.state === 'approved') throw refuse('staleState')
  await act.tx.delete(partnerApplication).where(eq(partnerApplication.id, id))
  return { id }
}
