import lists from '../../../../platform/web/lists.module.css'
import css from './AgreementPage.module.css'
import type { AgreementText, Block } from './documents/section.ts'
import { marked } from './find.tsx'

export const sectionId = (index: number): string => `section-${index + 1}`

export function AgreementBody({ text, wanted }: { text: AgreementText; wanted: string }) {
  return text.sections.map((section, index) => (
    <section key={section.heading} className={css.section} aria-labelledby={sectionId(index)}>
      <h2 id={sectionId(index)} tabIndex={-1}>
        {index + 1}. {marked(section.heading, wanted)}
      </h2>
      {section.body.map((block) => (
        <Part key={JSON.stringify(block)} block={block} wanted={wanted} name={section.heading} />
      ))}
    </section>
  ))
}

function Part({ block, wanted, name }: { block: Block; wanted: string; name: string }) {
  if (typeof block === 'string') return <p>{marked(block, wanted)}</p>
  if (!('head' in block)) {
    return (
      <ul className={lists.bullets}>
        {block.map((line) => (
          <li key={line}>{marked(line, wanted)}</li>
        ))}
      </ul>
    )
  }
  // On a narrow screen each row becomes a small list: the column header precedes each cell.
  return (
    <table className={`${lists.table} ${css.table}`} data-stacks aria-label={name}>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {marked(cell, wanted)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, i) => (
              <td key={block.head[i]} data-label={block.head[i]}>
                {marked(cell, wanted)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
