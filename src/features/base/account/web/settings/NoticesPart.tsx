import { Checkbox, Select } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton, FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { Preferences } from '../../contract/calls.ts'
import { preferencesForm } from '../../contract/schema.ts'
import { call, put, stale, useRead } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

const groups = ['demand', 'money', 'verification', 'people', 'event', 'directory', 'service', 'security', 'operation'] as const

export function NoticesPart() {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/account/preferences')
  return (
    <SectionCard title={s.notices} about={s.noticesAbout}>
      {data ? <NoticesForm preferences={data} /> : error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton fields={3} />}
    </SectionCard>
  )
}

function NoticesForm({ preferences }: { preferences: Preferences }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: {
      lang: preferences.lang,
      mailKinds: preferences.kinds.filter((kind) => kind.mail).map((kind) => kind.kind),
      quietKinds: preferences.kinds.filter((kind) => kind.bell === false).map((kind) => kind.kind),
    },
    version: preferences.version,
    check: (typed) => checkBy(preferencesForm, typed),
    save: (typed, options, version) => call('POST /ws/account/preferences', { ...typed, version }, options),
    stale,
    onDone: (result) => {
      toast.success(s.saved)
      put('GET /ws/account/preferences', {}, result)
    },
  })
  const { form, field } = act
  const names = {
    demand: s.groupDemand,
    money: s.groupMoney,
    verification: s.groupVerification,
    people: s.groupPeople,
    event: s.groupEvent,
    directory: s.groupDirectory,
    service: s.groupService,
    security: s.groupSecurity,
    operation: s.groupOperation,
  }
  act.named('mailKinds', s.mail)
  act.named('quietKinds', s.bell)
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      {!preferences.email && <p className={blocks.quiet}>{s.noticesNoEmail}</p>}
      <div className={`${blocks.pair} ${css.kinds}`}>
        {groups.map((group) => {
          const kinds = preferences.kinds.filter((kind) => kind.group === group)
          return (
            kinds.length > 0 && (
              <table key={group}>
                <caption>{names[group]}</caption>
                <thead>
                  <tr>
                    <th scope="col">{s.kind}</th>
                    <th scope="col">{s.bell}</th>
                    <th scope="col">{s.mail}</th>
                  </tr>
                </thead>
                <tbody>
                  {kinds.map(({ kind, title, bell }) => (
                    <tr key={kind}>
                      <th scope="row">{title}</th>
                      <td>
                        {bell !== null && (
                          <Checkbox
                            aria-label={`${title}: ${s.bell}`}
                            checked={!form.values.quietKinds.includes(kind)}
                            onChange={(event) =>
                              form.setFieldValue('quietKinds', toggled(form.values.quietKinds, kind, !event.currentTarget.checked))
                            }
                          />
                        )}
                      </td>
                      <td>
                        <Checkbox
                          aria-label={`${title}: ${s.mail}`}
                          checked={form.values.mailKinds.includes(kind)}
                          onChange={(event) =>
                            form.setFieldValue('mailKinds', toggled(form.values.mailKinds, kind, event.currentTarget.checked))
                          }
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          )
        })}
      </div>
      <div className={`${blocks.form} ${css.fields}`}>
        <Select
          className={css.lang}
          allowDeselect={false}
          data={[
            { value: 'cn', label: s.chinese },
            { value: 'en', label: s.english },
          ]}
          {...field('lang', s.language)}
        />
        <div className={blocks.buttons}>
          <ActButton needs="own" type="submit" loading={act.pending}>
            {s.save}
          </ActButton>
        </div>
      </div>
    </form>
  )
}

const toggled = (kinds: readonly string[], kind: string, on: boolean): string[] => [
  ...kinds.filter((one) => one !== kind),
  ...(on ? [kind] : []),
]
