import { IconBuilding, IconUser } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import field from '../../../../platform/web/portal/fields.module.css'
import { Tick } from '../../../../platform/web/portal/fields.tsx'
import { type MemberType, userTypes } from '../../../../rules/constants.ts'
import { documents } from '../../agreement/contract/documents.ts'
import css from './entry.module.css'
import { t } from './texts.ts'

/** In forms with and without the component library. */
interface Choice<V> {
  value: V
  onChange: (value: V) => void
  error?: ReactNode
}

/** Company or individual. */
export function UserTypeChoice({ value, onChange, error }: Choice<MemberType | null>) {
  const s = useTexts(t)
  const id = useId()
  const kinds = [
    { type: userTypes.company, Icon: IconBuilding, title: s.company, about: s.companyAbout },
    { type: userTypes.individual, Icon: IconUser, title: s.individual, about: s.individualAbout },
  ]
  return (
    <div
      role="radiogroup"
      aria-label={s.kind}
      className={blocks.form}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {kinds.map(({ type, Icon, title, about }, at) => (
        <label key={type} className={`${blocks.row} ${css.kind}`} data-checked={value === type || undefined}>
          <Icon size={26} stroke={1.75} aria-hidden="true" />
          <span>
            <span className={css.kindTitle}>{title}</span>
            <span className={blocks.quiet}>{about}</span>
          </span>
          <input
            type="radio"
            name={id}
            aria-label={`${title}: ${about}`}
            data-path={at === 0 ? 'userType' : undefined}
            checked={value === type}
            onChange={() => onChange(type)}
          />
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Never checked in advance. */
export function AgreeBox({ value, onChange, error }: Choice<boolean>) {
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
    <Tick
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
      data-path="agreed"
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
