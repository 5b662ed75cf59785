import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import type { Approval } from '../contract/calls.ts'
import type { SecondRule } from '../contract/states.ts'
import { t } from './texts.ts'
import { useDecide } from './useDecide.ts'

/** What is said instead of “done” when a request now waits for a second person. */
export const useSentText = (): string => useTexts(t).sent

/** Before a payment: whether a second person has to approve it, in words; nothing below the limit. */
export function SecondNote({ rule }: { rule: SecondRule | undefined }) {
  const s = useTexts(t)
  if (rule === undefined || rule === 'below') return null
  return (
    <p className={`${blocks.notice} ${blocks.tight}`} data-tone={rule === 'needed' ? 'warn' : undefined} data-second={rule}>
      {s[rule]}
    </p>
  )
}

/** A request that waits, on the screen of its subject. */
export function WaitingRequest({ one }: { one: Approval }) {
  const s = useTexts(t)
  return (
    <SectionCard title={s.requestTitle}>
      <Request one={one} />
    </SectionCard>
  )
}

/** One request with its decisions, or whose turn it is. */
export function Request({ one }: { one: Approval }) {
  const s = useTexts(t)
  const lang = useLang()
  const decide = useDecide(one)
  const { may } = one
  return (
    <div className={blocks.tight} data-approval={one.id}>
      <strong>{one.title[lang]}</strong>
      {one.detail && (
        <p className={blocks.text}>
          <UserText>{one.detail}</UserText>
        </p>
      )}
      {one.files.length > 0 && (
        <ul className={blocks.tight} aria-label={s.files}>
          {one.files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noopener" download={file.name}>
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={`${blocks.line} ${blocks.fine}`}>
        <span>{s.askedBy(one.askedBy.name)}</span>
        <span>{formatTime(one.askedAt, lang)}</span>
        <span>{s.until(formatTime(one.expiresAt, lang))}</span>
      </p>
      <div className={blocks.buttons}>
        {may.decide && (
          <>
            <ActButton needs={one.permission} throttleMs={0} loading={decide.pending} onClick={() => void decide.approve()}>
              {s.approve}
            </ActButton>
            <ActButton
              needs={one.permission}
              variant="default"
              throttleMs={0}
              loading={decide.pending}
              onClick={() => void decide.decline()}
            >
              {s.decline}
            </ActButton>
          </>
        )}
        {may.withdraw && (
          <ActButton
            needs={one.permission}
            variant="default"
            throttleMs={0}
            loading={decide.pending}
            onClick={() => void decide.withdraw()}
          >
            {s.withdraw}
          </ActButton>
        )}
        {!may.decide && <span className={blocks.fine}>{may.withdraw ? s.yours : s.others}</span>}
      </div>
    </div>
  )
}
