import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import type { Description } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { Accounts } from '../../../account/web/parts/Accounts.tsx'
import { RevealSecret } from '../../../secret/web/parts/RevealSecret.tsx'
import { DISABLED, VERIFIED } from '../../../verification/contract/verification.ts'
import { VerificationCase } from '../../../verification/web/parts/VerificationCase.tsx'
import { type CompanyCase as Company, companyVerificationFields as fields } from '../../contract/schema.ts'
import { useWrite } from '../queries.ts'
import { t } from './texts.ts'

const nameOf = ({ info, authentication }: Company) => authentication.fullName || info.fullName || info.shortName

export function CompanyCase({ one, review }: CaseProps<Company>) {
  const lang = useLang()
  const s = useTexts(t)
  const facts = useFacts(one)
  const approve = useWrite('POST /ws/operator/company/approve', review.decision())
  const reject = useWrite('POST /ws/operator/company/reject', review.decision())
  const { info, authentication: claim } = one
  return (
    <VerificationCase
      review={review}
      id={info.id}
      ownerType="company"
      version={one.version}
      name={nameOf(one)}
      area={info.areaText}
      status={claim.status}
      reasons={claim.reasons}
      note={claim.note}
      steps={one.steps}
      fields={fields}
      evidence={[
        { label: fields.licence[lang], file: claim.licence },
        { label: fields.legalIdFront[lang], file: claim.legalIdFront },
        { label: fields.legalIdBack[lang], file: claim.legalIdBack },
      ]}
      facts={facts}
      question={{ title: s.approveCompanyTitle, body: s.approveCompanyBody(nameOf(one)) }}
      approve={approve}
      reject={reject}
      actions={(claim.status === VERIFIED || claim.status === DISABLED) && <Disabling one={one} review={review} />}
    >
      <Accounts of={{ companyId: info.id }} />
    </VerificationCase>
  )
}

/** Disables a verified company, and enables it again. */
function Disabling({ one, review }: CaseProps<Company>) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const { version } = one
  const { id } = one.info
  const name = nameOf(one)
  const disable = useWrite('POST /ws/operator/company/disable', review.decision({ done: s.disabledNow(name) }))
  const enable = useWrite('POST /ws/operator/company/enable', review.decision({ done: s.enabledNow(name) }))
  const askDisable = async () => {
    const yes = await confirm({
      title: s.disableTitle(name),
      body: s.disableBody,
      verb: s.disable,
      tone: 'bad',
      reason: { label: words.reason, required: true, max: 300 },
    })
    if (yes) await disable.run({ id, version, note: yes.reason })
  }
  const askEnable = async () => {
    if (await confirm({ title: s.enableTitle(name), body: s.enableBody, verb: s.enable })) await enable.run({ id, version })
  }
  const refusal = refusalOf([disable, enable])
  return (
    <>
      {one.authentication.status === VERIFIED ? (
        <ActButton needs="operator:review" variant="default" loading={disable.pending} onClick={askDisable}>
          {s.disable}
        </ActButton>
      ) : (
        <ActButton needs="operator:review" loading={enable.pending} onClick={askEnable}>
          {s.enable}
        </ActButton>
      )}
      {refusal && <ErrorState error={refusal} />}
    </>
  )
}

function useFacts({ info, authentication: claim }: Company): (Description | false)[] {
  const s = useTexts(t)
  const words = useTexts(shared)
  const idKind = useDictText('idKind')
  const industry = useDictText('industry')
  const scale = useDictText('companyScale')
  return [
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
    {
      label: s.legalIdNumber,
      value: (
        <RevealSecret
          place={{ table: 'company', column: 'legalIdNumber', row: info.id }}
          mask={claim.legalIdNumber}
          name={s.legalIdNumberOf(claim.legalPerson)}
          needs="operator:review"
          reason={s.review}
        />
      ),
    },
    { label: words.submittedAt, value: claim.submittedAt && <TimeText value={claim.submittedAt} /> },
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
  ]
}
