import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Pair } from '../../../../../platform/contract/texts.ts'
import type { RunningAct } from '../../../../../platform/web/act.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { type Description, DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { Evidence, type Piece } from '../../../../../platform/web/ui/review/Evidence.tsx'
import { type Given, Reasons } from '../../../../../platform/web/ui/review/Reasons.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import type { CaseParty } from '../../../../../platform/web/ui/review/standing.ts'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { type Review, refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import {
  type FieldReason,
  PENDING,
  type RejectReason,
  reasonsText,
  rejectReasons,
  UNVERIFIED,
  type VerificationEvent,
  type VerificationStatus,
} from '../../contract/verification.ts'
import { VerificationTag } from '../parts.tsx'
import { t } from './texts.ts'

interface VerificationCaseProps<F extends string> {
  review: Review
  id: string
  /** Whose documents they are. */
  ownerType: CaseParty['ownerType']
  version: number
  /** The subject and its location. */
  name: string
  area: string
  status: VerificationStatus
  /** The reasons of the last rejection, by field. */
  reasons: readonly FieldReason[]
  /** Why it was disabled. */
  note?: string
  steps: readonly VerificationEvent[]
  /** The fields that can be rejected. */
  fields: Record<F, Pair>
  evidence: readonly Piece[]
  facts: readonly (Description | false)[]
  /** The confirmation before approval. */
  question: { title: string; body: string }
  approve: RunningAct<{ id: string; version: number }, unknown>
  reject: RunningAct<{ id: string; version: number; reasons: Given<F, RejectReason>[]; final: boolean }, unknown>
  /** Further decisions besides approving and rejecting. */
  actions?: ReactNode
  /** Between the decision and the history. */
  children?: ReactNode
}

/** The verification of a company or an individual: the evidence beside the claim, the decision, the history. */
export function VerificationCase<F extends string>(props: VerificationCaseProps<F>) {
  const { review, id, version, name, status, fields, approve, reject } = props
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:review')
  const pending = allowed && status === PENDING
  const [asked, setRejecting] = useState(false)
  const rejecting = asked && pending

  const askApprove = async () => {
    const body = (
      <>
        {props.question.body} {words.noUndo}
      </>
    )
    if (!(await confirm({ title: props.question.title, body, verb: words.approve }))) return
    if (await approve.run({ id, version })) review.decided(s.verifiedNow(name))
  }
  const sendReject = async (reasons: Given<F, RejectReason>[], final: boolean) => {
    if (await reject.run({ id, version, reasons, final })) review.decided(s.failedNow(name))
  }
  useReviewKeys({
    ...(pending && !rejecting && { a: () => void askApprove(), r: () => setRejecting(true) }),
    ...(rejecting && { Escape: () => setRejecting(false) }),
  })
  const refusal = refusalOf([approve, reject])
  return (
    <CaseFrame
      title={name}
      about={[{ ownerType: props.ownerType, id }]}
      status={<VerificationTag status={status} />}
      meta={props.area}
      deciding={pending}
    >
      <Remarks reasons={props.reasons} note={props.note} labels={fields} />
      <div className={css.beside}>
        <Evidence pieces={props.evidence} />
        <SectionCard title={s.facts}>
          <DescriptionList layout="rows" items={props.facts} />
        </SectionCard>
      </div>
      {rejecting && (
        <Reasons
          fields={fields}
          reasons={rejectReasons}
          mayBeFinal
          pending={reject.pending}
          refusal={refusal?.message ?? null}
          onCancel={() => setRejecting(false)}
          onSend={(given, final) => void sendReject(given, final)}
        />
      )}
      {refusal && !rejecting && <ErrorState error={refusal} />}
      {allowed && !rejecting && (pending || props.actions) && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          {pending && (
            <>
              <Button variant="default" onClick={() => setRejecting(true)}>
                {words.reject}
              </Button>
              <ActButton needs="operator:review" loading={approve.pending} onClick={askApprove}>
                {words.approve}
              </ActButton>
            </>
          )}
          {props.actions}
        </div>
      )}
      {status === UNVERIFIED && <p className={blocks.fine}>{s.never}</p>}
      {props.children}
      <Steps steps={props.steps} labels={fields} />
    </CaseFrame>
  )
}

/** Why it was rejected before, and why it is disabled. */
function Remarks({ reasons, note, labels }: { reasons: readonly FieldReason[]; note?: string; labels: Record<string, Pair> }) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <>
      {reasons.length > 0 && (
        <div className={blocks.notice} data-tone="warn">
          {s.lastReasons}
          <ul className={lists.bullets}>
            {reasons.map((each) => (
              <li key={each.field}>{reasonsText([each], labels)[lang]}</li>
            ))}
          </ul>
        </div>
      )}
      {note && (
        <p className={blocks.notice} data-tone="warn">
          {s.disabledBecause(note)}
        </p>
      )}
    </>
  )
}

function Steps({ steps, labels }: { steps: readonly VerificationEvent[]; labels: Record<string, Pair> }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const did = { submit: s.did, approve: s.didApprove, reject: s.didReject, disable: s.didDisable, enable: s.didEnable }
  return (
    <SectionCard title={words.history}>
      <Timeline
        entries={[...steps]
          .sort((one, other) => other.at.localeCompare(one.at))
          .map((step) => ({
            id: `${step.at}${step.action}`,
            at: step.at,
            who: step.by,
            what: step.final ? s.didFinal : did[step.action],
            why: step.reasons.length > 0 ? reasonsText(step.reasons, labels)[lang] : step.note || null,
          }))}
      />
    </SectionCard>
  )
}
