import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useMay } from '../../../platform/web/permissions.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../platform/web/ui/time.ts'
import { identityFields, type PersonCase as Told } from '../../profile/contract/schema.ts'
import { PENDING, rejectReasons, UNVERIFIED } from '../../verification/contract/verification.ts'
import { useDecision, useOperatorCase, wasHandled } from './queries.ts'
import { Evidence } from './review/Evidence.tsx'
import { Reasons } from './review/Reasons.tsx'
import { Bones, CaseHead, KeyHints } from './review/ReviewFrame.tsx'
import css from './review/review.module.css'
import { t as shared } from './review/texts.ts'
import { type Review, useReviewKeys } from './review/useReview.ts'
import { Accounts } from './standing/Accounts.tsx'
import { t } from './texts.ts'
import { ReasonsTold, SecretNumber, Steps, VerificationTag } from './verification.tsx'

// biome-ignore lint/suspicious/noExplicitAny: a case needs only the way on
type AnyReview = Review<any>

export function PersonCase({ id, review }: { id: string; review: AnyReview }) {
  const found = useOperatorCase('GET /ws/operator/person', id)
  if (found.data) return <Case told={found.data} id={id} review={review} />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  return <Bones />
}

function Case({ told, id, review }: { told: Told; id: string; review: AnyReview }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:review')
  const [rejecting, setRejecting] = useState(false)
  const { info, authentication: claim } = told
  const name = claim.legalName || info.name
  const onHandled = () => {
    setRejecting(false)
    review.handled(words.alreadyHandled)
  }
  const approve = useDecision('POST /ws/operator/person/approve', { onDone: () => review.decided(s.verifiedNow(name)), onHandled })
  const reject = useDecision('POST /ws/operator/person/reject', { onDone: () => review.decided(s.failedNow(name)), onHandled })
  const pending = allowed && claim.status === PENDING

  const askApprove = async () => {
    const body = (
      <>
        {s.approvePersonBody(name)} {words.noUndo}
      </>
    )
    if (await confirm({ title: s.approvePersonTitle, body, verb: words.approve })) await approve.run({ id })
  }
  useReviewKeys({
    ...(pending && !rejecting && { a: () => void askApprove(), r: () => setRejecting(true) }),
    j: () => review.step(1),
    k: () => review.step(-1),
    ...(rejecting && { escape: () => setRejecting(false) }),
  })
  const refusal = [approve.error, reject.error].find((error) => error && !wasHandled(error))
  return (
    <div className={blocks.form}>
      <CaseHead title={name} status={<VerificationTag status={claim.status} />} meta={info.areaText} />
      <KeyHints deciding={pending} />
      <ReasonsTold reasons={claim.reasons} labels={identityFields} />
      <div className={css.beside}>
        <Evidence
          pieces={[
            { label: identityFields.front[lang], file: claim.front },
            { label: identityFields.back[lang], file: claim.back },
          ]}
        />
        <Claim told={told} />
      </div>
      {rejecting && pending && (
        <Reasons
          fields={identityFields}
          reasons={rejectReasons}
          mayBeFinal
          pending={reject.pending}
          refusal={refusal?.message ?? null}
          onCancel={() => setRejecting(false)}
          onSend={(reasons, final) => void reject.run({ id, reasons: reasons as never, final })}
        />
      )}
      {refusal && !rejecting && <ErrorState error={refusal} />}
      {pending && !rejecting && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          <ActButton loading={approve.pending} onClick={askApprove}>
            {words.approve}
          </ActButton>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {words.reject}
          </Button>
        </div>
      )}
      {claim.status === UNVERIFIED && <p className={blocks.fine}>{s.never}</p>}
      <Accounts of={{ id }} />
      <Steps steps={told.steps} labels={identityFields} />
    </div>
  )
}

function Claim({ told: { info, authentication: claim } }: { told: Told }) {
  const lang = useLang()
  const s = useTexts(t)
  const idKind = useDictText('idKind')
  const gender = useDictText('gender')
  return (
    <SectionCard title={s.facts}>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.legalName, value: claim.legalName },
          { label: s.idKind, value: idKind(claim.idKind) },
          { label: s.idNumber, value: <SecretNumber number={claim.idNumber} /> },
          { label: s.submittedAt, value: claim.submittedAt && <TimeText value={claim.submittedAt} /> },
          { label: s.displayName, value: info.name },
          { label: s.gender, value: gender(info.gender) },
          { label: s.birthDate, value: info.birthDate && <span>{formatDate(info.birthDate, lang)}</span> },
          { label: s.area, value: info.areaText },
          { label: s.position, value: info.position },
        ]}
      />
    </SectionCard>
  )
}
