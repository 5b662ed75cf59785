import { texts } from '../../../../platform/contract/texts.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import css from './wallet.module.css'

const t = texts({
  issuer: { cn: '出具方', en: 'Issued by' },
  customer: { cn: '客户', en: 'Customer' },
  registration: { cn: (number: string) => `统一社会信用代码或注册号 ${number}`, en: (number: string) => `Registration number ${number}` },
  platform: { cn: '衡渡', en: 'Hengdu' },
  printed: { cn: '打印时间', en: 'Printed' },
})

interface LetterheadProps {
  /** What the paper is, such as a receipt, and what it is of. */
  title: string
  of: string
  platform: { name: string; registration: string; address: string }
  owner: { name: string; registration: string }
}

/** The head of a printed document: what it is, and both parties with the numbers they are registered under. Only on paper. */
export function Letterhead({ title, of, platform, owner }: LetterheadProps) {
  const s = useTexts(t)
  return (
    <div className={css.letterhead}>
      <p className={css.paperTitle}>
        {title} · {of}
      </p>
      <dl>
        <div>
          <dt>{s.issuer}</dt>
          <dd>{platform.name || s.platform}</dd>
          {platform.registration && <dd>{s.registration(platform.registration)}</dd>}
          {platform.address && <dd>{platform.address}</dd>}
        </div>
        <div>
          <dt>{s.customer}</dt>
          <dd>{owner.name}</dd>
          {owner.registration && <dd>{s.registration(owner.registration)}</dd>}
        </div>
        <div>
          <dt>{s.printed}</dt>
          <dd>
            <TimeText value={new Date().toISOString()} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
