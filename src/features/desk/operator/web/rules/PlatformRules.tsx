import type { ReactNode } from 'react'
import { currencyCodes } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { fileSizeText } from '../../../../../platform/web/ui/upload.ts'
import * as constants from '../../../../../rules/constants.ts?whole'
import { currencyNames } from '../../../../../rules/currency-names.ts'
import * as demands from '../../../../../rules/demand.ts?whole'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import { holds, permissionNames, permissions, type Role, teamRoles } from '../../../../../rules/permissions.ts'
import * as uploads from '../../../../../rules/uploads.ts'
import { catalogue } from '../../contract/catalogue.ts'
import { constantTexts } from './constant-texts.ts'
import { Named } from './DemandRules.tsx'
import css from './rules.module.css'
import { Table } from './Table.tsx'
import { t } from './texts.ts'

/** All of them are shown: nothing here is filtered. */
const values: Record<keyof typeof constantTexts, unknown> = { ...constants, ...demands, ...uploads }
const roles: readonly Role[] = [...teamRoles, 'individual', 'operator']

export function PermissionRules() {
  const lang = useLang()
  const s = useTexts(t)
  const teamRole = useDictText('teamRole')
  const roleText = (role: Role) => (role === 'individual' ? s.individual : role === 'operator' ? s.operator : teamRole(role))
  return (
    <>
      <p className={`${blocks.quiet} ${css.about}`}>{s.permissionsAbout}</p>
      <Table
        label={s.permissions}
        columns={[{ title: s.permission }, ...roles.map((role) => ({ title: roleText(role) }))]}
        rows={permissionNames.map((name) => ({
          key: name,
          cells: [
            <Named key="name" name={permissions[name][lang]} id={name} />,
            ...roles.map((role) =>
              holds(role, name) ? (
                <span className={css.on} key={role}>
                  {s.may}
                </span>
              ) : (
                <span className={blocks.faint} key={role}>
                  {s.mayNot}
                </span>
              ),
            ),
          ],
        }))}
      />
    </>
  )
}

export function ErrorRules() {
  const s = useTexts(t)
  return (
    <>
      <p className={`${blocks.quiet} ${css.about}`}>{s.errorsAbout}</p>
      <h2 className={css.head}>{s.refusals}</h2>
      <Table
        label={s.refusals}
        columns={[
          { title: s.name },
          { title: s.code },
          { title: 'HTTP' },
          { title: s.chinese, wide: true },
          { title: s.english, wide: true },
        ]}
        rows={Object.entries(catalogue).map(([name, rule]) => ({
          key: name,
          cells: [name, rule.code, rule.http, <Said key="cn" lang="zh-CN" text={rule.cn} />, <Said key="en" lang="en" text={rule.en} />],
        }))}
      />
      <h2 className={css.head}>{s.fieldErrors}</h2>
      <Table
        label={s.fieldErrors}
        columns={[{ title: s.name }, { title: s.chinese, wide: true }, { title: s.english, wide: true }]}
        rows={Object.entries(fieldErrors).map(([name, pair]) => ({
          key: name,
          cells: [name, <Said key="cn" lang="zh-CN" text={pair.cn} />, <Said key="en" lang="en" text={pair.en} />],
        }))}
      />
    </>
  )
}

/** The catalogue shows both languages side by side, whatever the language of the page. */
const Said = ({ lang, text }: { lang: string; text: string }) => <span lang={lang}>{text}</span>

export function ConstantRules() {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <>
      <p className={`${blocks.quiet} ${css.about}`}>{s.constantsAbout}</p>
      <Table
        label={s.constants}
        columns={[{ title: s.what }, { title: s.value, wide: true }, { title: s.source }]}
        rows={(Object.keys(constantTexts) as (keyof typeof constantTexts)[]).map((name) => ({
          key: name,
          cells: [
            <Named key="name" name={constantTexts[name][lang]} id={name} />,
            <Value key="value" name={name} />,
            constantTexts[name].source,
          ],
        }))}
      />
    </>
  )
}

function Value({ name }: { name: keyof typeof constantTexts }): ReactNode {
  const lang = useLang()
  const s = useTexts(t)
  if (name === 'currencies') {
    return (
      <Items of={currencyCodes.map((code) => `${code} ${currencyNames[code][lang]}, ${s.digits(constants.currencies[code].digits)}`)} />
    )
  }
  if (name === 'payCycles') return <Items of={Object.values(constants.payCycles).map((each) => `${each[lang]}: ${each.perYear}`)} />
  if (name === 'uploadPurposes') {
    return (
      <Items
        of={Object.entries(uploads.uploadPurposes).map(
          ([purpose, { kinds, maxBytes }]) => `${purpose}: ${kinds.join(', ')} ≤ ${fileSizeText(maxBytes)}`,
        )}
      />
    )
  }
  const value = values[name]
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' && value !== null) return <Items of={Object.entries(value).map(([key, each]) => `${key}: ${each}`)} />
  return typeof value === 'number' && name !== 'COPYRIGHT_FROM_YEAR' ? value.toLocaleString('en-US') : String(value)
}

const Items = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
