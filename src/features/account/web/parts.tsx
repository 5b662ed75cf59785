import { Checkbox, Radio } from '@mantine/core'
import { IconBuilding, IconCheck, IconUser } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { ApiError } from '../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { CodeField, type CodeFieldProps } from '../../../platform/web/ui/CodeField.tsx'
import { PhoneField, type PhoneFieldProps } from '../../../platform/web/ui/PhoneField.tsx'
import { type MemberType, userTypes } from '../../../rules/constants.ts'
import { documents } from '../../agreement/contract/documents.ts'
import { useAreaCodes } from '../../area/web/queries.ts'
import type { CodePurpose } from '../contract/schema.ts'
import { checkTarget } from './checks.ts'
import css from './entry.module.css'
import { call } from './queries.ts'
import { t } from './texts.ts'

/** The pages before the workbench: the platform's claim beside one form. */
export function EntryShell({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const s = useTexts(t)
  return (
    <div className={css.shell}>
      <aside className={css.aside} data-night>
        <div>
          <p className={css.motto}>{s.motto}</p>
          <p className={css.mottoAbout}>{s.mottoAbout}</p>
        </div>
        <Harbour />
      </aside>
      <div className={css.sheet}>
        <div className={`${blocks.stack} ${css.form}`}>
          <h1 tabIndex={-1}>{title}</h1>
          {about && <p className={css.about}>{about}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}

/** The platform's mark, drawn large: arc, beacon, tide lines. */
export function Harbour() {
  return (
    <svg className={css.harbour} viewBox="0 0 480 260" fill="none" aria-hidden="true">
      <path d="M100 170a140 140 0 0 1 280 0" stroke="var(--on-night)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="240" cy="30" r="22" fill="var(--beacon)" />
      {[170, 196, 220, 242].map((y, at) => (
        <path
          key={y}
          d={`M${20 + at * 34} ${y}H${460 - at * 34}`}
          stroke="var(--mint)"
          strokeWidth={8 - at * 1.6}
          strokeLinecap="round"
          opacity={1 - at * 0.22}
        />
      ))}
    </svg>
  )
}

/** The progress of a new user between the first step and the completed card. */
export function EntrySteps({ at, invited }: { at: 0 | 1 | 2 | 3; invited?: boolean }) {
  const s = useTexts(t)
  const steps = [s.stepKind, s.stepPhone, s.stepPassword, invited ? s.stepInvitation : s.stepCard]
  return (
    <ol className={css.steps} aria-label={s.steps}>
      {steps.map((step, index) => (
        <li key={step} data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'} aria-current={index === at ? 'step' : undefined}>
          <span className={css.stepMark} aria-hidden="true">
            {index < at ? <IconCheck size={14} stroke={2.25} /> : index + 1}
          </span>
          <span>{step}</span>
          {index < at && <span className="sr-only">{s.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}

interface Choice<V> {
  value: V
  onChange: (value: V) => void
  error?: ReactNode
}

/** Company or individual. */
export function UserTypeChoice({ value, onChange, error, ...rest }: Choice<MemberType | null> & { 'data-path'?: string }) {
  const s = useTexts(t)
  const kinds = [
    { type: userTypes.company, Icon: IconBuilding, title: s.company, about: s.companyAbout },
    { type: userTypes.individual, Icon: IconUser, title: s.individual, about: s.individualAbout },
  ]
  return (
    <Radio.Group
      value={value ? String(value) : null}
      onChange={(chosen) => onChange(chosen === String(userTypes.company) ? userTypes.company : userTypes.individual)}
      error={error}
      label={s.kind}
      labelProps={{ className: 'sr-only' }}
    >
      <div className={blocks.form} data-path={rest['data-path']}>
        {kinds.map(({ type, Icon, title, about }) => (
          <Radio.Card key={type} value={String(type)} className={css.kind} aria-label={`${title}: ${about}`}>
            <Icon size={26} stroke={1.75} aria-hidden="true" />
            <span>
              <span className={css.kindTitle}>{title}</span>
              <span className={blocks.quiet}>{about}</span>
            </span>
            <Radio.Indicator />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

/** Never checked in advance. */
export function AgreeBox({ value, onChange, error, ...rest }: Choice<boolean> & { 'data-path'?: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const link = (n: 1 | 2) => {
    const title = documents.find((each) => each.group === 'platformProtocol' && each.n === n)!.title[lang]
    return (
      <a href={`#/platformProtocol/${n}`} target="_blank" rel="noopener">
        {lang === 'cn' ? `《${title}》` : title}
        <span className="sr-only">{s.newTab}</span>
      </a>
    )
  }
  return (
    <Checkbox
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
      data-path={rest['data-path']}
      aria-required
      label={
        <>
          {s.agreeLead}
          {link(1)}
          {s.agreeAnd}
          {link(2)}
        </>
      }
    />
  )
}

/** The phone field with the calling codes of the area dictionary. */
export function AccountPhone(props: Omit<PhoneFieldProps, 'areaCodes'>) {
  const { data } = useAreaCodes()
  return <PhoneField {...props} areaCodes={data ?? fallbackCodes} />
}

/** Until the dictionary has loaded. */
const fallbackCodes = [{ code: 'CN', areaCode: '86', cn: '中国', en: 'China' }]

export interface CodeTarget {
  areaCode?: string
  phone?: string
  email?: string
}

interface AccountCodeProps extends Omit<CodeFieldProps, 'onSend' | 'sentFor' | 'description'> {
  purpose: CodePurpose
  target: CodeTarget
  /** Messages of the address, by field: phone, areaCode or email. */
  onRefused: (fields: Record<string, string>) => void
}

/** Requests a code, and shows where it was sent. */
export function AccountCode({ purpose, target, onRefused, ...rest }: AccountCodeProps) {
  const s = useTexts(t)
  const [sent, setSent] = useState<string | null>(null)
  const send = async () => {
    const asked = { purpose, ...target }
    const wrong = checkTarget(target)
    if (Object.keys(wrong).length > 0) {
      onRefused(wrong)
      return false
    }
    try {
      const answer = await call('POST /ws/account/code', asked, { fieldsShown: true })
      setSent(s.sentTo(answer.sentTo, answer.validMinutes))
      return true
    } catch (cause) {
      if (cause instanceof ApiError) onRefused(cause.fields)
      return false
    }
  }
  const { areaCode = '', phone = '', email = '' } = target
  const sentFor = [areaCode, phone, email].join(' ')
  return <CodeField {...rest} required onSend={send} sentFor={sentFor} description={sent ?? undefined} />
}
