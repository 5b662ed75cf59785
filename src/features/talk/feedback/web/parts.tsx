import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { Evidence } from '../../../../platform/web/ui/review/Evidence.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import type { FeedbackDetail } from '../contract/calls.ts'
import { t } from './texts.ts'

/** The words of the sender, with the page, the version and the screenshots that came with them. */
export function Words({ one, title }: { one: FeedbackDetail; title: string }) {
  const s = useTexts(t)
  return (
    <>
      <SectionCard title={title}>
        <div className={blocks.form}>
          <p className={blocks.text}>
            <UserText lang={one.lang}>{one.text}</UserText>
          </p>
          {(one.page || one.version) && (
            <p className={blocks.fine}>
              {[one.page && `${s.page} ${one.page}`, one.version && `${s.version} ${one.version}`].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </SectionCard>
      {one.screenshots.length > 0 && (
        <Evidence title={s.screenshots} pieces={one.screenshots.map((file, at) => ({ label: s.screenshot(at + 1), file }))} />
      )}
    </>
  )
}

export function Answers({ one }: { one: FeedbackDetail }) {
  const s = useTexts(t)
  return (
    <SectionCard title={s.answers}>
      {one.thread.length === 0 ? (
        <p className={blocks.quiet}>{s.noAnswer}</p>
      ) : (
        <ol className={blocks.form}>
          {one.thread.map((answer) => (
            <li className={blocks.tight} key={answer.id}>
              <p className={blocks.fine}>
                {answer.who} · <TimeText value={answer.at} />
              </p>
              <p className={blocks.text}>
                <UserText>{answer.text}</UserText>
              </p>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}
