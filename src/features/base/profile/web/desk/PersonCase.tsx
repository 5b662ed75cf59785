import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import type { Description } from '../../../../../platform/web/ui/DescriptionList.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { Accounts } from '../../../account/web/parts/Accounts.tsx'
import { RevealSecret } from '../../../secret/web/parts/RevealSecret.tsx'
import { VerificationCase } from '../../../verification/web/parts/VerificationCase.tsx'
import { lastAdultBirth } from '../../contract/adult.ts'
import { identityFields as fields, type PersonCase as Person } from '../../contract/schema.ts'
import { useWrite } from '../queries.ts'
import { t } from './texts.ts'

export function PersonCase({ one, review }: CaseProps<Person>) {
  const lang = useLang()
  const s = useTexts(t)
  const facts = useFacts(one)
  const approve = useWrite('POST /ws/operator/person/approve', review.decision())
  const reject = useWrite('POST /ws/operator/person/reject', review.decision())
  const { info, authentication: claim } = one
  const name = claim.legalName || info.name
  return (
    <VerificationCase
      review={review}
      id={info.id}
      ownerType="person"
      version={one.version}
      name={name}
      area={info.areaText}
      status={claim.status}
      reasons={claim.reasons}
      steps={one.steps}
      fields={fields}
      evidence={[
        { label: fields.front[lang], file: claim.front },
        { label: fields.back[lang], file: claim.back },
      ]}
      facts={facts}
      question={{ title: s.approvePersonTitle, body: s.approvePersonBody(name) }}
      approve={approve}
      reject={reject}
    >
      <Accounts of={{ id: info.id }} />
    </VerificationCase>
  )
}

const isMinor = (birthDate: string): boolean => birthDate > lastAdultBirth(today())

function useFacts({ info, authentication: claim }: Person): Description[] {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const idKind = useDictText('idKind')
  const gender = useDictText('gender')
  return [
    { label: s.legalName, value: claim.legalName },
    { label: s.idKind, value: idKind(claim.idKind) },
    {
      label: s.idNumber,
      value: (
        <RevealSecret
          place={{ table: 'identity', column: 'idNumber', row: info.id }}
          mask={claim.idNumber}
          name={s.idNumberOf(claim.legalName)}
          needs="operator:review"
          reason={s.review}
        />
      ),
    },
    { label: words.submittedAt, value: claim.submittedAt && <TimeText value={claim.submittedAt} /> },
    { label: s.displayName, value: info.name },
    { label: s.gender, value: gender(info.gender) },
    {
      label: s.birthDate,
      value: info.birthDate && (
        <span>
          {formatDate(info.birthDate, lang)} {isMinor(info.birthDate) && <StatusTag tone="bad">{s.minor}</StatusTag>}
        </span>
      ),
    },
    { label: s.area, value: info.areaText },
    { label: s.position, value: info.position },
  ]
}
