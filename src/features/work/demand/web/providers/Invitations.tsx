import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import type { InvitationRow, InvitationState } from '../../contract/invitations.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './invitation-texts.ts'

const tone: Record<InvitationState, Tone> = {
  sent: 'neutral',
  seen: 'info',
  registered: 'info',
  applied: 'ok',
  declined: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
}

/** Every invitation to a request and what became of it. */
export function Invitations({ demandId, mayRevoke }: { demandId: string; mayRevoke: boolean }) {
  const s = useTexts(t)
  const { data } = useRead('GET /ws/demand/invitations', { id: demandId })
  if (!data || data.records.length === 0) return null
  return (
    <SectionCard title={s.title(data.records.length)}>
      <ul className={lists.lines}>
        {data.records.map((one) => (
          <Line key={one.id} of={one} mayRevoke={mayRevoke} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Line({ of, mayRevoke }: { of: InvitationRow; mayRevoke: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const revoke = useWrite('POST /ws/demand/invitation/revoke', { onDone: () => toast.success(s.revoked) })
  const ask = async () => {
    if (await confirm({ title: s.revokeTitle(of.to[lang]), body: s.revokeBody, verb: s.revoke, tone: 'bad' }))
      await revoke.run({ id: of.id })
  }
  return (
    <li className={blocks.between}>
      <div className={blocks.tight}>
        <div className={blocks.line}>
          <strong>{of.to[lang]}</strong>
          <StatusTag tone={tone[of.state]}>{s[of.state]}</StatusTag>
        </div>
        <span className={blocks.quiet}>
          {of.kind !== 'link' && `${s[of.kind]} · `}
          {s.sentAt} <TimeText value={of.sentAt} />
          {of.usesMost !== null && ` · ${s.used(of.uses, of.usesMost)}`}
          {of.revocable && of.expiresAt && (
            <>
              {' · '}
              {s.until} <TimeText value={of.expiresAt} show="date" />
            </>
          )}
        </span>
        {of.message && <p className={blocks.text}>{of.message}</p>}
      </div>
      {mayRevoke && of.revocable && (
        <ActButton
          needs="demand:pick"
          variant="subtle"
          size="xs"
          loading={revoke.pending}
          onClick={ask}
          aria-label={s.revokeOf(of.to[lang])}
        >
          {s.revoke}
        </ActButton>
      )}
    </li>
  )
}
