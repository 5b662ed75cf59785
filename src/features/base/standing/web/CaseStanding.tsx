import { Alert } from '@mantine/core'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { queriesOf, watched } from '../../../../platform/web/queries.ts'
import { partOf } from '../../../../platform/web/query.ts'
import { isOperator, useSession } from '../../../../platform/web/session.ts'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import type { CaseStandingProps } from '../../../../platform/web/ui/review/standing.ts'
import type { standingCalls } from '../contract/calls.ts'
import { stoppedTexts } from '../contract/standing.ts'
import { t } from './texts.ts'

const { useRead } = queriesOf<typeof standingCalls>('standing')

/** On every case of an operator: whom of its parties the platform has stopped, and why. Nothing if nobody is. */
export default function CaseStanding({ about, pays }: CaseStandingProps) {
  const lang = useLang()
  const s = useTexts(t)
  const operator = isOperator(useSession().userInfo)
  const idsOf = (ownerType: 'company' | 'person') => about.flatMap((one) => (one.ownerType === ownerType ? one.id : []))
  const parties = { companies: idsOf('company'), people: idsOf('person') }
  const read = useRead('GET /ws/operator/standings', operator && about.length > 0 ? parties : null, {
    ...watched,
    ...partOf(['company', 'account']),
  })
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  return (read.data ?? []).map(({ id, name, standing, reason }) => (
    <Alert key={id} color="bad" title={(pays ? s.payOut : s.party)(name, stoppedTexts[standing][lang])} data-stopped={id}>
      {reason === '' ? s.noReason : s.reason(reason)}
    </Alert>
  ))
}
