import { cameBy } from '../../src/features/base/account/server/hooks.ts'
import { leadForm } from '../../src/features/market/lead/contract/calls.ts'
import { submitLead } from '../../src/features/market/lead/server/submit.ts'
import { lead } from '../../src/features/market/lead/server/tables.ts'
import { moveLead, noteLead } from '../../src/features/market/lead/server/writes.ts'
import { applicationForm } from '../../src/features/market/partner/contract/calls.ts'
import { applyAsPartner } from '../../src/features/market/partner/server/apply.ts'
import { approveApplication, declineApplication, reviewApplication } from '../../src/features/market/partner/server/review.ts'
import { channel, partnerApplication } from '../../src/features/market/partner/server/tables.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { eq } from '../../src/platform/server/data/drizzle.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { perform } from '../../src/platform/server/wire/act.ts'
import type { Actor } from '../../src/platform/server/wire/actor.ts'
import { userTypes } from '../../src/rules/constants.ts'
import { type ApplicationSpec, applications, type LeadSpec, leads } from '../data/relations.ts'
import type { Scene } from '../engine/scene.ts'

/** The sender is not signed in. */
const asVisitor = <T>(scene: Scene, lang: Lang, run: (act: Act<Actor | null>) => Promise<T>): Promise<T> =>
  perform(scene.services, { actor: null, lang, requestId: 'seed', ip: null }, run)

export function planRelations(scene: Scene): void {
  for (const spec of leads) planLead(scene, spec)
  for (const spec of applications) planApplication(scene, spec)
}

function planLead(scene: Scene, spec: LeadSpec): void {
  let id = ''
  scene.plan(spec.at, async () => {
    const { reference } = await asVisitor(scene, spec.lang, (act) => submitLead(act, leadForm.parse({ ...spec.form, shownMs: 95_000 })))
    const [row] = await scene.services.db.select({ id: lead.id }).from(lead).where(eq(lead.reference, reference))
    id = row!.id
  })
  const moves = spec.moves ?? []
  const who = scene.operators[Math.round(spec.at) % 2]!
  moves.forEach(([to, note], at) => {
    const from = at === 0 ? 'new' : moves[at - 1]![0]
    const when = Math.max(spec.at - 0.6 - at * 1.7, 0.15)
    scene.plan(when, () => scene.do(who, (act) => moveLead(act, { id, from, to, note })))
  })
  if (spec.followUp) {
    const followUpOn = scene.days.today.add({ days: spec.followUp }).toString()
    scene.plan(0.12, () => scene.do(who, (act) => noteLead(act, { id, note: '', followUpOn })))
  }
}

function planApplication(scene: Scene, spec: ApplicationSpec): void {
  let id = ''
  let code = ''
  const who = scene.operators[Math.round(spec.at) % 2]!
  scene.plan(spec.at, async () => {
    const { reference } = await asVisitor(scene, spec.lang, (act) =>
      applyAsPartner(act, applicationForm.parse({ ...spec.form, shownMs: 180_000 })),
    )
    const [row] = await scene.services.db
      .select({ id: partnerApplication.id })
      .from(partnerApplication)
      .where(eq(partnerApplication.reference, reference))
    id = row!.id
  })
  if (spec.review) scene.plan(spec.review, () => scene.do(who, (act) => reviewApplication(act, id)))
  if (spec.decline) {
    const [when, reason] = spec.decline
    scene.plan(when, () => scene.do(who, (act) => declineApplication(act, id, reason)))
  }
  if (spec.approve)
    scene.plan(spec.approve, async () => {
      await scene.do(who, (act) => approveApplication(act, id))
      const [row] = await scene.services.db.select({ code: channel.code }).from(channel).where(eq(channel.applicationId, id))
      code = row!.code
    })
  for (const [key, at] of spec.brought ?? [])
    scene.plan(at, () =>
      scene.do(scene.company(key).owner, async (act) => {
        await cameBy(act, { id: act.actor.accountId, userType: userTypes.company }, code)
      }),
    )
}
