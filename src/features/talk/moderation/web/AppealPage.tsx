import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { EntryShell } from '../../../base/account/web/parts/EntryShell.tsx'
import { CaseParts, StateTag } from './CaseParts.tsx'
import { call, put, useRead } from './queries.ts'
import { t } from './texts.ts'

/** A measure by the link of its mail: somebody whose account is frozen cannot sign in. */
export default function AppealPage() {
  const s = useTexts(t)
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error, refetch } = useRead('GET /ws/moderation/byToken', { token })
  return (
    <EntryShell title={s.linkTitle} about={data ? <StateTag state={data.state} /> : s.linkAbout}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Bones />}
      {data && (
        <CaseParts
          key={data.state}
          one={data}
          save={(text, options) => call('POST /ws/moderation/appealByToken', { token, text }, options)}
          onDone={(after) => put('GET /ws/moderation/byToken', { token }, after)}
        />
      )}
    </EntryShell>
  )
}
