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
import { companyVerificationFields, type CompanyCase as Told } from '../../company/contract/schema.ts'
import { DISABLED, PENDING, rejectReasons, UNVERIFIED, VERIFIED } from '../../verification/contract/verification.ts'
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

export function CompanyCase({ id, review }: { id: string; review: AnyReview }) {
  const found = useOperatorCase('GET /ws/operator/company', id)
  if (found.data) return <Case told={found.data} review={review} />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  return <Bones />
}

function Case({ told, review }: { told: Told; review: AnyReview }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:review')
  const [rejecting, setRejecting] = useState(false)
  const { info, authentication: claim } = told
  const { id } = info
  const name = claim.fullName || info.fullName || info.shortName
  const onHandled = () => {
    setRejecting(false)
    review.handled(words.alreadyHandled)
  }
  const decided = (said: string) => ({ onDone: () => review.decided(said), onHandled })
  const approve = useDecision('POST /ws/operator/company/approve', decided(s.verifiedNow(name)))
  const reject = useDecision('POST /ws/operator/company/reject', decided(s.failedNow(name)))
  const disable = useDecision('POST /ws/operator/company/disable', decided(s.disabledNow(name)))
  const enable = useDecision('POST /ws/operator/company/enable', decided(s.enabledNow(name)))
  const pending = allowed && claim.status === PENDING

  const askApprove = async () => {
    const yes = await confirm({
      title: s.approveCompanyTitle,
      body: (
        <>
          {s.approveCompanyBody(name)} {words.noUndo}
        </>
      ),
      verb: words.approve,
    })
    if (yes) await approve.run({ id })
  }
  const askDisable = async () => {
    const yes = await confirm({
      title: s.disableTitle(name),
      body: s.disableBody,
      verb: s.disable,
      tone: 'bad',
      reason: { label: s.reason, required: true, max: 300 },
    })
    if (yes) await disable.run({ id, note: yes.reason })
  }
  const askEnable = async () => {
    if (await confirm({ title: s.enableTitle(name), body: s.enableBody, verb: s.enable })) await enable.run({ id })
  }

  useReviewKeys({
    ...(pending && !rejecting && { a: () => void askApprove(), r: () => setRejecting(true) }),
    j: () => review.step(1),
    k: () => review.step(-1),
    ...(rejecting && { escape: () => setRejecting(false) }),
  })
  const refusal = [approve.error, reject.error, disable.error, enable.error].find((error) => error && !wasHandled(error))
  return (
    <div className={blocks.form}>
      <CaseHead title={name} status={<VerificationTag status={claim.status} />} meta={info.areaText} />
      <KeyHints deciding={pending} />
      <ReasonsTold reasons={claim.reasons} labels={companyVerificationFields} />
      {claim.note && (
        <p className={blocks.notice} data-tone="warn">
          {s.disabledBecause}
          {lang === 'cn' ? '：' : ': '}
          {claim.note}
        </p>
      )}
      <div className={css.beside}>
        <Evidence
          pieces={[
            { label: companyVerificationFields.licence[lang], file: claim.licence },
            { label: companyVerificationFields.legalIdFront[lang], file: claim.legalIdFront },
            { label: companyVerificationFields.legalIdBack[lang], file: claim.legalIdBack },
          ]}
        />
        <Claim told={told} />
      </div>
      {rejecting && pending && (
        <Reasons
          fields={companyVerificationFields}
          reasons={rejectReasons}
          mayBeFinal
          pending={reject.pending}
          refusal={refusal?.message ?? null}
          onCancel={() => setRejecting(false)}
          onSend={(reasons, final) => void reject.run({ id, reasons: reasons as never, final })}
        />
      )}
      {refusal && !rejecting && <ErrorState error={refusal} />}
      {allowed && !rejecting && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          {claim.status === PENDING && (
            <>
              <ActButton loading={approve.pending} onClick={askApprove}>
                {words.approve}
              </ActButton>
              <Button variant="default" onClick={() => setRejecting(true)}>
                {words.reject}
              </Button>
            </>
          )}
          {claim.status === VERIFIED && (
            <ActButton variant="default" loading={disable.pending} onClick={askDisable}>
              {s.disable}
            </ActButton>
          )}
          {claim.status === DISABLED && (
            <ActButton loading={enable.pending} onClick={askEnable}>
              {s.enable}
            </ActButton>
          )}
          {claim.status === UNVERIFIED && <span>{s.never}</span>}
        </div>
      )}
      <Accounts of={{ companyId: id }} />
      <Steps steps={told.steps} labels={companyVerificationFields} />
    </div>
  )
}

function Claim({ told: { info, authentication: claim } }: { told: Told }) {
  const s = useTexts(t)
  const idKind = useDictText('idKind')
  const industry = useDictText('industry')
  const scale = useDictText('companyScale')
  return (
    <SectionCard title={s.facts}>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.fullName, value: claim.fullName },
          {
            label: s.creditCode,
            value: claim.creditCode && (
              <>
                <span>{claim.creditCode}</span>
                <br />
                <span className={blocks.fine}>{claim.creditCodeChecked ? s.codeChecked : s.codeUnchecked}</span>
              </>
            ),
          },
          { label: s.legalPerson, value: claim.legalPerson },
          { label: s.idKind, value: idKind(claim.legalIdKind) },
          { label: s.legalIdNumber, value: <SecretNumber number={claim.legalIdNumber} /> },
          { label: s.submittedAt, value: claim.submittedAt && <TimeText value={claim.submittedAt} /> },
          { label: s.industry, value: industry(info.industry) },
          { label: s.scale, value: scale(info.scale) },
          { label: s.contact, value: [info.contactName, info.position, info.contactPhone].filter(Boolean).join(' · ') },
          info.website !== '' && {
            label: s.website,
            value: (
              <a href={info.website} target="_blank" rel="noopener noreferrer">
                {info.website}
              </a>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}
