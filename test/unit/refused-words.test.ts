import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Words that a review of all texts corrected: none of them comes back, in the product, the reference or the demo world. */

const refused: readonly RegExp[] = [
  // What an entry of the directory is, and what is checked of it
  /核对过资质的才标|由核验过的服务商|verified providers do the work|we have checked the credentials/i,
  // Times and places
  /当地时间和北京时间|for the venue and for Beijing|(?<!Office of )\bviet nam\b/i,
  /Registration time|Opens later|市场周|market week|一小时讲完|one hour of questions/,
  // Fees and payments
  /联系方式按家付费|从这些企业付出|企业不多付|每笔以放款时|按里程碑收款|are paid by milestone|rate in force at the time/i,
  /We earn a fee only when|Accept and release|A voucher for every top-up/i,
  // Ways to employ
  /薪酬代发|雇人方式|雇一个人的|先算清雇人|名义雇主是什么，不是什么|自设主体|雇佣服务|contract\. Convert to employment early/i,
  /另有外劳税|外籍准证持有人不缴 CPF，另/,
  // Headings
  /登录之后，您看到的|哪些国家已经有资料|一个需求长什么样|和别的做法比|还说不清要什么|只雇人，不办别的|没有您要的答案/,
  /once you have landed|Go to the demand hall|And what we do not\.|Work it out for your amount|None suits everything/i,
  /what each of the three does|Work nobody can describe|formation and secretarial|with ownership of work and confidentiality/i,
  // Drawings of a market
  /欧元里有什么|买家里，谁决定买|(?<!可)留给出厂价|What is in a retail price|Left for the factory|Who decides, among/,
  // Claims without a source
  /多数损失是因为|72 小时内提交权属|决定客户是否续购/,
  // Papers
  /公证或领事认证|保护面更宽|外国申请人须由当地代理提交|先开账户缴资/,
  // Articles
  /海外创作者|先停手|线画在哪里|两周的活|stop, then follow the right order|the bar for dismissal/i,
  // Creators
  /by the quarter|Priced per piece|labelled apart|four-week photographs|without retouching/i,
  // The directory
  /撞上了就|长名单凑数|不打包票|× 10,000 characters|cheap foundation|Renewals are called|is called unsettled|wants watching/i,
  /change of sponsor waits|mid-sized makers is its trade|may spread over twelve|guarantee is kept apart|as the law there wants|Conflicts are searched/i,
  // Holidays
  /The forth day|Moi Day|Boxing Day \(|liberating the South/,
  // Search
  /Any keyword: |close to Düsseldorf|匹配：与/,
]

const root = join(import.meta.dirname, '../..')
const files = globSync(['src/**/*.{ts,tsx}', 'reference/**/*.ts', 'seed/**/*.{ts,tsv}'], { cwd: root }).filter(
  // What people type, and what public calendars write.
  (file) => !/\.test\.tsx?$|ynonyms\.ts$|\/test\/|calendar\/data\//.test(file),
)

it('no text has words that were corrected', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (refused.some((words) => words.test(line)) ? [`${file}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
  )
  expect(found).toEqual([])
})
