import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatClock } from '../../../../../platform/web/ui/time.ts'
import { RevealSecret } from '../../../../base/secret/web/parts/RevealSecret.tsx'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { employeeFields, secretFieldNames, secretFields } from '../../contract/employee.ts'
import { t } from './texts.ts'

export function ProfilePart({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const { record, inner } = one
  const label = (name: keyof typeof employeeFields) => employeeFields[name][lang]
  return (
    <div className={blocks.stack}>
      <SectionCard title={s.person}>
        <DescriptionList
          items={[
            { label: label('name'), value: one.name },
            { label: label('latinName'), value: one.latinName },
            { label: label('teamId'), value: one.team?.name },
            { label: label('jobTitle'), value: one.jobTitle },
            inner && { label: label('managerId'), value: inner.manager?.name },
            { label: label('country'), value: one.country && <RegionBadge code={one.country.code} name={one.country.name[lang]} /> },
            { label: label('subdivision'), value: one.subdivision?.name[lang] },
            inner && {
              label: label('zone'),
              value: inner.zone && `${inner.zone} · ${s.localTime} ${formatClock(new Date().toISOString(), inner.zone)}`,
            },
          ]}
        />
      </SectionCard>
      {record && inner && (
        <SectionCard title={s.contact}>
          <DescriptionList
            items={[
              { label: label('email'), value: inner.email && <a href={`mailto:${inner.email}`}>{inner.email}</a> },
              { label: label('phone'), value: inner.phone && <a href={`tel:${inner.phone.replaceAll(/[^+\d]/g, '')}`}>{inner.phone}</a> },
              { label: s.address, value: record.address, wide: true },
            ]}
          />
        </SectionCard>
      )}
      {record && one.may.edit && (
        <SectionCard title={s.numbers} about={s.numbersAbout}>
          <DescriptionList
            items={secretFieldNames.map((column) => ({
              label: secretFields[column][lang],
              value: record.masks[column] && (
                <RevealSecret
                  place={{ table: 'employee', column, row: one.id }}
                  mask={record.masks[column]}
                  name={secretFields[column][lang]}
                  needs="people:secret"
                />
              ),
            }))}
          />
        </SectionCard>
      )}
    </div>
  )
}
