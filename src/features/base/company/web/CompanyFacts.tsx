import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useTexts } from '../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import type { CompanyInfo, PublicCompany } from '../contract/schema.ts'
import css from './company.module.css'
import { t } from './texts.ts'

/** Read-only view of a company: the public facts, and the contact if the reader belongs to it. */
export function CompanyFacts({
  company,
  contact,
}: {
  company: PublicCompany | CompanyInfo
  contact?: Pick<CompanyInfo, 'contactName' | 'position' | 'contactPhone' | 'contactEmail' | 'address'>
}) {
  const s = useTexts(t)
  const industry = useDictText('industry')
  const scale = useDictText('companyScale')
  const type = useDictText('companyType')
  return (
    <>
      <SectionCard title={s.facts}>
        <DescriptionList
          items={[
            { label: s.industry, value: industry(company.industry) },
            { label: s.scale, value: scale(company.scale) },
            { label: s.type, value: company.type && type(company.type) },
            { label: s.area, value: company.areaText },
            contact && { label: s.address, value: contact.address },
            {
              label: s.website,
              value: company.website && (
                <a href={company.website} target="_blank" rel="noopener nofollow">
                  {company.website.replace(/^https?:\/\//, '')}
                  <span className="sr-only">{s.newTab}</span>
                </a>
              ),
            },
            { label: s.since, value: <TimeText value={company.createdAt} show="date" /> },
          ]}
        />
      </SectionCard>
      {contact && (
        <SectionCard title={s.contact}>
          <DescriptionList
            items={[
              { label: s.contactName, value: contact.contactName },
              { label: s.position, value: contact.position },
              { label: s.contactPhone, value: contact.contactPhone },
              { label: s.contactEmail, value: contact.contactEmail },
            ]}
          />
        </SectionCard>
      )}
      <SectionCard title={s.intro}>
        <p className={blocks.text}>{company.intro || s.noIntro}</p>
      </SectionCard>
      {company.benefits.length > 0 && (
        <SectionCard title={s.benefits}>
          <ul className={blocks.pills}>
            {company.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </SectionCard>
      )}
      {company.album.length > 0 && (
        <SectionCard title={s.album}>
          <ul className={`${blocks.pair} ${css.album}`}>
            {company.album.map((picture, at) => (
              <li key={picture.id}>
                <a href={picture.url} target="_blank" rel="noopener">
                  <img src={picture.url} alt={s.albumPicture(at + 1)} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  )
}
