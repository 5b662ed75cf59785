import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { ApiError } from '../../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { type AccountStanding, type AccountStatus, accountStatusTexts } from '../../contract/standing.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

const tones: Record<AccountStatus, Tone> = { active: 'ok', frozen: 'bad', underReview: 'warn', closed: 'neutral' }

/** The accounts of this person or company, and whether they may sign in. */
export function Accounts({ of }: { of: { id: string } | { companyId: string } }) {
  const s = useTexts(t)
  const query = useRead('GET /ws/operator/accounts', of, watched)
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || query.data.length === 0) return null
  return (
    <SectionCard title={s.title} about={s.about}>
      <ul className={lists.lines}>
        {query.data.map((one) => (
          <Account key={one.id} account={one} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Account({ account: { id, name, role, status, reason, secondFactor } }: { account: AccountStanding }) {
  const lang = useLang()
  const s = useTexts(t)
  const confirm = useConfirm()
  const may = useMay('operator:accounts')
  const mayWrite = useMay('operator:advisory')
  const roleText = useDictText('teamRole')
  const act: { quiet: true; onError: (error: ApiError) => void } = {
    quiet: true,
    onError: (error) => error.isOvertaken && toast.error(error.message),
  }
  const freeze = useWrite('POST /ws/operator/account/freeze', act)
  const restore = useWrite('POST /ws/operator/account/unfreeze', act)
  const lift = useWrite('POST /ws/operator/account/secondFactor/end', {
    ...act,
    onDone: ({ waits }) => toast.success(waits ? s.liftWaits : s.liftedNow(name)),
  })
  const refusal = refusalOf([freeze, restore, lift])

  const ask = (title: string, body: string, verb: string, tone: 'primary' | 'bad') =>
    confirm({ title, body, verb, tone, reason: { label: s.reason, required: true, max: 300 } })
  const askFreeze = async () => {
    const yes = await ask(s.freezeTitle(name), s.freezeBody, s.freeze, 'bad')
    if (yes && (await freeze.run({ id, status: 'frozen', reason: yes.reason }))) toast.success(s.frozenNow(name))
  }
  const askReview = async () => {
    const yes = await ask(s.reviewTitle(name), s.reviewBody, s.review, 'primary')
    if (yes && (await freeze.run({ id, status: 'underReview', reason: yes.reason }))) toast.success(s.underReviewNow(name))
  }
  const askRestore = async () => {
    const yes = await ask(s.restoreTitle(name), s.restoreBody, s.restore, 'primary')
    if (yes && (await restore.run({ id, reason: yes.reason }))) toast.success(s.restoredNow(name))
  }
  const askLift = async () => {
    const yes = await ask(s.liftTitle(name), s.liftBody, s.lift, 'bad')
    if (yes) await lift.run({ id, reason: yes.reason })
  }
  return (
    <li className={blocks.between}>
      <span className={blocks.line}>
        <span>{name}</span>
        {role && <span className={blocks.fine}>{roleText(role)}</span>}
        <StatusTag tone={tones[status]}>{accountStatusTexts[status][lang]}</StatusTag>
        {reason && <span className={blocks.fine}>{reason}</span>}
      </span>
      {mayWrite && status !== 'closed' && (
        <Button component={Link} to={`/operatorHome/IM?to=${id}`} variant="default" size="compact-sm">
          {s.write}
        </Button>
      )}
      {may && status !== 'closed' && (
        <span className={blocks.line}>
          {secondFactor && (
            <ActButton needs="operator:accounts" variant="default" size="compact-sm" loading={lift.pending} onClick={askLift}>
              {s.lift}
            </ActButton>
          )}
          {status === 'active' && (
            <ActButton needs="operator:accounts" variant="default" size="compact-sm" loading={freeze.pending} onClick={askReview}>
              {s.review}
            </ActButton>
          )}
          {status !== 'frozen' && (
            <ActButton needs="operator:accounts" variant="default" size="compact-sm" loading={freeze.pending} onClick={askFreeze}>
              {s.freeze}
            </ActButton>
          )}
          {status !== 'active' && (
            <ActButton needs="operator:accounts" variant="default" size="compact-sm" loading={restore.pending} onClick={askRestore}>
              {s.restore}
            </ActButton>
          )}
        </span>
      )}
      {refusal && <ErrorState error={refusal} />}
    </li>
  )
}
