import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useRead, useWrite } from '../queries.ts'
import { deviceOf } from './device.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

export function SessionsPart() {
  const s = useTexts(t)
  const confirm = useConfirm()
  const { data, error, refetch } = useRead('GET /ws/account/sessions')
  const revoke = useWrite('POST /ws/account/session/revoke', { onDone: ({ ended }) => toast.success(s.revoked(ended)) })
  const others = data?.some((session) => !session.current)
  const all = async () => {
    if (await confirm({ title: s.revokeAll, body: s.revokeAllBody, verb: s.revokeAll, tone: 'bad' })) await revoke.run({})
  }
  return (
    <SectionCard
      title={s.sessions}
      about={s.sessionsAbout}
      actions={
        others && (
          <ActButton needs="own" variant="default" size="sm" onClick={all}>
            {s.revokeAll}
          </ActButton>
        )
      }
    >
      {data ? (
        <ul className={lists.lines}>
          {data.map((session) => {
            const device = deviceOf(session.userAgent) || s.unknownDevice
            return (
              <li key={session.id} className={blocks.between}>
                <span className={`${blocks.named} ${css.value}`}>
                  {device}
                  <span>
                    {s.lastSeen} <TimeText value={session.lastSeenAt} show="relative" />
                    {session.ip && ` · ${session.ip}`}
                  </span>
                  <span>
                    {s.signedIn} <TimeText value={session.createdAt} />
                  </span>
                </span>
                {session.current ? (
                  <StatusTag tone="ok">{s.thisDevice}</StatusTag>
                ) : (
                  <ActButton
                    needs="own"
                    variant="default"
                    size="sm"
                    aria-label={s.revokeOf(device)}
                    onClick={() => revoke.run({ id: session.id })}
                  >
                    {s.revoke}
                  </ActButton>
                )}
              </li>
            )
          })}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </SectionCard>
  )
}
