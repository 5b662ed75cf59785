import { provider } from '../../src/features/market/provider/server/tables.ts'
import { askForm } from '../../src/features/talk/advisory/contract/schema.ts'
import { answer, note, savePrepared, take } from '../../src/features/talk/advisory/server/desk.ts'
import { advisory } from '../../src/features/talk/advisory/server/tables.ts'
import { askAdvisory, closeOwn, rate, writeMore } from '../../src/features/talk/advisory/server/writes.ts'
import { feedbackForm } from '../../src/features/talk/feedback/contract/calls.ts'
import { answerFeedback, closeFeedback, look, sendFeedback } from '../../src/features/talk/feedback/server/writes.ts'
import { eq } from '../../src/platform/server/data/drizzle.ts'
import { type ConsultationSpec, consultations, type FeedbackSpec, feedbacks, preparedAnswers } from '../data/consultations.ts'
import { documentPicture } from '../engine/picture.ts'
import { type Cast, file, type Scene } from '../engine/scene.ts'

/** Consultations and feedback: some in each state. */
export function planDesk(scene: Scene): void {
  for (const [nth, form] of preparedAnswers.entries())
    scene.plan(30 - nth / 10, () => scene.do(scene.operators[0]!, (act) => savePrepared(act, form)))
  for (const [nth, spec] of consultations.entries()) for (const { at, run } of stepsOf(scene, spec, nth)) if (at > 0) scene.plan(at, run)
  for (const [nth, spec] of feedbacks.entries()) planFeedback(scene, spec, nth)
}

/** What is asked just now: its answer is not late, at whatever hour the demo world starts. */
export async function askNow(scene: Scene): Promise<void> {
  for (const [nth, spec] of consultations.entries()) for (const { at, run } of stepsOf(scene, spec, nth)) if (at === 0) await run()
}

const castOf = (scene: Scene, who: ConsultationSpec['who']): Cast =>
  'company' in who ? scene.company(who.company).owner : scene.person(who.person)
const speaking = (cast: Cast, lang: Cast['lang']): Cast => ({ ...cast, lang })

interface Step {
  at: number
  run: () => Promise<unknown>
}

function stepsOf(scene: Scene, spec: ConsultationSpec, nth: number): Step[] {
  const steps: Step[] = []
  const plan = (at: number, run: Step['run']) => steps.push({ at, run })
  const asker = () => speaking(castOf(scene, spec.who), spec.lang)
  const staff = scene.operators[nth % 2]!
  let id = ''
  plan(spec.at, async () => {
    const form = askForm.parse({ topic: spec.topic, region: spec.region, text: spec.text })
    id = (await scene.do(asker(), (act) => askAdvisory(act, form))).id
  })
  if (spec.takenAt !== undefined) plan(spec.takenAt, () => scene.do(staff, (act) => take(act, { id })))
  const { answer: said, note: words, more, rating } = spec
  if (words && spec.takenAt !== undefined) plan(spec.takenAt - 0.02, () => scene.do(staff, (act) => note(act, { id, text: words })))
  if (said)
    plan(said.at, () =>
      scene.do(staff, async (act) => {
        const [row] = await act.tx.select({ version: advisory.version }).from(advisory).where(eq(advisory.id, id))
        const [firm] = await act.tx
          .select({ number: provider.number })
          .from(provider)
          .where(eq(provider.state, 'listed'))
          .orderBy(provider.number)
          .limit(1)
        const article = { kind: 'article', slug: 'eor-or-own-entity' } as const
        const demand = {
          kind: 'demand',
          title: '罗勇工厂设备上门维修',
          description: '接到通知后 24 小时内到场，检修并更换备件，提交维修记录。',
          areaCode: 'TH',
        } as const
        const carried =
          said.carries === 'article'
            ? [article]
            : said.carries === 'demand'
              ? [{ kind: 'provider' as const, number: firm!.number }, demand]
              : []
        await answer(act, { id, version: row!.version, text: said.text, files: [], attached: carried })
      }),
    )
  if (more) plan(more.at, () => scene.do(asker(), (act) => writeMore(act, { id, text: more.text, files: [] })))
  if (spec.closedAt) plan(spec.closedAt, () => scene.do(asker(), (act) => closeOwn(act, { id })))
  if (rating && spec.closedAt)
    plan(spec.closedAt - 0.01, () => scene.do(asker(), (act) => rate(act, { id, rating: rating.stars, text: rating.text })))
  return steps
}

function planFeedback(scene: Scene, spec: FeedbackSpec, nth: number): void {
  const staff = scene.operators[nth % 2]!
  let id = ''
  scene.plan(spec.at, () =>
    scene.do(speaking(castOf(scene, spec.who), spec.lang), async (act) => {
      const screenshots =
        spec.kind === 'problem' ? [await file(act, 'feedback', 'screen.png', documentPicture('SCREENSHOT', ['SAMPLE']))] : []
      id = (await sendFeedback(act, feedbackForm.parse({ kind: spec.kind, text: spec.text, page: spec.page, screenshots }))).id
    }),
  )
  if (spec.lookedAt) scene.plan(spec.lookedAt, () => scene.do(staff, (act) => look(act, { id })))
  const { answer: said } = spec
  if (said) scene.plan(said.at, () => scene.do(staff, (act) => answerFeedback(act, { id, from: 'looked', text: said.text })))
  if (spec.closedAt) scene.plan(spec.closedAt, () => scene.do(staff, (act) => closeFeedback(act, { id, from: 'answered' })))
}
