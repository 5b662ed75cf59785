import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { IconCalendar } from '@tabler/icons-react'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import type { FocusEvent, ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import css from './DateField.module.css'
import { t } from './texts.ts'
import { formatDate } from './time.ts'

dayjs.extend(customParseFormat)

export interface DateFieldProps {
  label: ReactNode
  /** YYYY-MM-DD, or '' for none. */
  value: string | null | undefined
  onChange: (value: string) => void
  min?: string
  max?: string
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  clearable?: boolean
  /** A birth date: the calendar opens on years instead of on this month. */
  birth?: boolean
  id?: string
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  'data-path'?: string
}

const typedFormats = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD', 'D MMM YYYY', 'D MMMM YYYY']

const parse = (typed: string): string | null => {
  const day = dayjs(typed.trim(), typedFormats, 'en', true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
}

/** Where the calendar of a birth date opens. */
const AROUND = '1990-01-01'

/** A day, typed or picked. */
export function DateField({ value, onChange, min, max, required, clearable, birth, ...rest }: DateFieldProps) {
  const lang = useLang()
  const s = useTexts(t)
  const locale = lang === 'cn' ? 'zh-cn' : 'en'
  return (
    <DateInput
      {...rest}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      {...(birth && { defaultLevel: 'decade', defaultDate: AROUND })}
      minDate={min}
      maxDate={max}
      withAsterisk={required}
      aria-required={required}
      clearable={clearable ?? !required}
      clearButtonProps={{ 'aria-label': s.clear }}
      dateParser={parse}
      valueFormat={lang === 'cn' ? 'YYYY-MM-DD' : 'D MMM YYYY'}
      placeholder={rest.placeholder ?? (lang === 'cn' ? '年-月-日' : 'YYYY-MM-DD')}
      locale={locale}
      firstDayOfWeek={1}
      monthLabelFormat={lang === 'cn' ? 'YYYY年M月' : 'MMMM YYYY'}
      yearLabelFormat={lang === 'cn' ? 'YYYY年' : 'YYYY'}
      monthsListFormat={lang === 'cn' ? 'M月' : 'MMM'}
      weekdayFormat={lang === 'cn' ? 'dd' : 'dd'}
      getDayAriaLabel={(day) => formatDate(day, lang)}
      ariaLabels={{
        previousMonth: s.previousMonth,
        nextMonth: s.nextMonth,
        previousYear: s.previousYear,
        nextYear: s.nextYear,
        previousDecade: s.previousDecade,
        nextDecade: s.nextDecade,
        monthLevelControl: s.toMonths,
        yearLevelControl: s.toYears,
      }}
      leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
      leftSectionPointerEvents="none"
      popoverProps={{ withinPortal: true, shadow: 'md' }}
      classNames={{ day: css.day, weekday: blocks.faint }}
    />
  )
}
