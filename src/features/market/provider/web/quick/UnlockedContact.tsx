import blocks from '../../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import type { Contact, ContactAnswer, ContactKind } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { d } from '../drawer-texts.ts'
import { Report } from './ReportForm.tsx'

const links: Partial<Record<ContactKind, (value: string) => string>> = {
  phone: (value) => `tel:${value.replaceAll(/[^+\d]/g, '')}`,
  email: (value) => `mailto:${value}`,
  website: (value) => value,
}
const kinds = ['person', 'phone', 'email', 'wechat', 'website'] as const

/** The contact that was paid for, each line with a copy button; and a report if nobody answers. */
export default function UnlockedContact({ answer, contact }: { answer: ContactAnswer; contact: Contact }) {
  const s = useTexts(d)
  const lang = useLang()
  return (
    <>
      <p className={blocks.ok} role="status">
        {answer.unlockedAt && s.paidOn(formatTime(answer.unlockedAt, lang))}
      </p>
      <dl className={`${lists.rows} ${lists.facts} ${css.lines}`}>
        {kinds.flatMap((kind) => {
          const value = contact[kind]
          const href = links[kind]?.(value)
          if (!value) return []
          return [
            <div key={kind}>
              <dt>{s.kind(kind)}</dt>
              <dd className={blocks.between}>
                {href ? (
                  <a href={href} translate="no" {...(kind === 'website' && { target: '_blank', rel: 'noopener noreferrer' })}>
                    {value}
                  </a>
                ) : (
                  <span translate="no">
                    <UserText>{value}</UserText>
                  </span>
                )}
                <button type="button" className={blocks.chip} aria-label={s.copyThis(s.kind(kind))} onClick={() => void copyText(value)}>
                  {s.copy}
                </button>
              </dd>
            </div>,
          ]
        })}
      </dl>
      {answer.contactDead && <Note tone="warn">{s.deadNow}</Note>}
      <Report answer={answer} />
    </>
  )
}
