import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'ce-ukca-fcc',
  topic: 'product',
  regions: ['DE', 'FR', 'GB', 'US'],
  publishedDaysAgo: 21,
  updatedDaysAgo: 3,
  author: { cn: '衡渡产品准入组', en: 'Hengdu product compliance desk' },
  sources: [
    {
      title: { cn: '欧盟委员会：CE 标志', en: 'European Commission: CE marking' },
      url: 'https://single-market-economy.ec.europa.eu/single-market/goods/ce-marking_en',
    },
    {
      title: { cn: '欧盟 NANDO：公告机构数据库', en: 'European Commission: NANDO, notified bodies' },
      url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies',
    },
    {
      title: { cn: '机械法规 (EU) 2023/1230', en: 'Machinery Regulation (EU) 2023/1230' },
      url: 'https://eur-lex.europa.eu/eli/reg/2023/1230/oj',
    },
    {
      title: { cn: '英国政府：使用 UKCA 标志', en: 'GOV.UK: Using the UKCA marking' },
      url: 'https://www.gov.uk/guidance/using-the-ukca-marking',
    },
    {
      title: { cn: '美国联邦通信委员会：设备授权', en: 'FCC: Equipment authorization' },
      url: 'https://www.fcc.gov/engineering-technology/laboratory-division/general/equipment-authorization',
    },
  ],
  cn: {
    title: 'CE、UKCA、FCC：制造商在送测之前要准备什么',
    summary: '贴标志很快，补文件很慢。先定法规和责任人，再选标准、送测、写声明，测试报告只是其中一份。',
    body: `“我们有 CE 证书”这句话常让欧洲买家皱眉。多数产品的 CE 由制造商自己声明，真正要看的是技术文件和符合性声明，检测机构出的证书只能证明做过某项测试。

## 六步，顺序不能颠倒

1. **定产品：** 型号、版本、用途、供电、是否带无线、使用者。固件变了也算新版本。
2. **定法规：** 一台带 Wi-Fi 的送餐机器人可能同时涉及机械、无线电设备、RoHS、电池、通用产品安全等法规。
3. **定标准：** 优先采用《欧盟官方公报》公布的协调标准，可推定符合法规要求。
4. **做评估：** 自我声明，还是须由公告机构介入；风险评估在设计时写，不在出货前补。
5. **写文件：** 技术文件、符合性声明、使用说明（销售国语言）、标签。
6. **定责任人：** 欧盟境内的经济运营者名称和地址要印在产品或包装上。

## 三个地区的差别

| 比较 | 欧盟 CE | 大不列颠 UKCA | 美国 FCC |
| --- | --- | --- | --- |
| 谁声明 | 制造商 | 制造商 | SDoC 由责任方；认证由 TCB 发证 |
| 本地责任人 | 多数产品必需 | 进口商信息 | SDoC 责任方须在美国 |
| 管什么 | 安全、无线、环保等 | 大体对应 | 射频与电磁干扰；安全另看 OSHA、NRTL 等 |
| 留存 | 技术文件多为 10 年 | 多为 10 年 | 按规则留存，随时可调取 |

英国对不少品类已无限期承认 CE，具体品类看政府页面；北爱尔兰另有规则。FCC 近年收紧对检测机构和“受管制清单”（Covered List）设备的要求，送测前先在 FCC 网站核对实验室和 TCB 的认可状态，芯片、模组也要查。

## 正在变化的几条

- **机械法规 (EU) 2023/1230** 自 2027 年 1 月 20 日起适用，取代原机械指令。现在设计、明年发货的机型按新规做：数字说明书、软件和具有自我演化行为的安全部件都有新规定。
- 无线电设备的网络安全要求自 2025 年 8 月 1 日起适用。
- 通用产品安全法规自 2024 年 12 月 13 日起适用，线上销售页面要列责任人和警示。
- 《网络韧性法》分阶段适用：被利用漏洞和严重事件的报告义务自 2026 年 9 月 11 日起适用，其余多数义务自 2027 年 12 月 11 日起适用，已上市的联网产品也要报告。

## 送测清单

样机三台以上（留一台封存）、电路图与 PCB 布局图、关键件清单和证书、说明书草稿、标签图、固件版本号和工程模式、风险评估、锂电池的 UN 38.3 报告。缺一样，实验室排期就往后移。

## 常见的扣货理由

标志高度小于 5 毫米或变形；声明里的法规写了旧版本；型号与报告对不上；说明书没有当地语言版本；责任人地址联系不上；拿别家的报告改名。

## 可以暂缓的

只在展会陈列、标明“尚不符合要求，符合之前不出售”的样机，欧盟多部法规允许展示。设计没有定型就送全套认证，改一块板就要全部重来；应先做预测试。`,
  },
  en: {
    title: 'CE, UKCA, FCC: what a manufacturer prepares before sending anything to a lab',
    summary:
      'Applying the mark is quick; the technical file takes time. Identify the laws and the responsible person first, then standards, tests and declaration.',
    body: `“We have the CE certificate” makes European buyers wary. For most products the manufacturer declares conformity itself. What counts is the technical file and the declaration of conformity; a certificate from a lab only shows that a test was done.

## Six steps, in this order

1. **Product.** Model, version, use, power supply, radio functions, users. New firmware is a new version.
2. **Laws.** A delivery robot with Wi-Fi may fall under machinery, radio equipment, RoHS, batteries and general product safety at the same time.
3. **Standards.** Harmonised standards cited in the Official Journal give a presumption of conformity.
4. **Assessment.** Self-declaration, or a notified body where required. Write the risk assessment during design, not just before shipping.
5. **Documents.** Technical file, declaration of conformity, instructions in the language of the country of sale, label.
6. **Responsible person.** An economic operator in the EU, whose name and address appear on the product or packaging.

## Three regimes

| Point | EU, CE | Great Britain, UKCA | US, FCC |
| --- | --- | --- | --- |
| Who declares | manufacturer | manufacturer | responsible party (SDoC), or a TCB certifies |
| Local responsible person | needed for most products | importer’s details | the SDoC party must be in the US |
| Covers | safety, radio, environment and more | broadly the same | radio frequency and interference; for safety see OSHA and NRTL listing |
| Keep records | technical file mostly ten years | mostly ten years | as the rules require, ready on request |

Britain accepts CE indefinitely for many categories; the government page lists them. Northern Ireland has its own rules. The FCC has tightened its requirements on test labs and on Covered List equipment: before booking, check the status of the lab and the TCB, and your chips and modules, on the FCC’s site.

## What is changing

- **Machinery Regulation (EU) 2023/1230** applies from 20 January 2027 and replaces the Machinery Directive. Machines designed now and shipped next year should follow it: there are new rules on digital instructions, software and safety components with self-evolving behaviour.
- Cybersecurity requirements for radio equipment have applied since 1 August 2025.
- The General Product Safety Regulation has applied since 13 December 2024: online offers must show the responsible person and warnings.
- The Cyber Resilience Act applies in stages: reporting of exploited vulnerabilities and severe incidents since 11 September 2026, also for connected products already on the market; most other duties from 11 December 2027.

## What to send to the lab

Three samples or more (one sealed and kept), circuit diagrams and PCB layout, list of critical parts with certificates, draft manual, label artwork, firmware version with test mode, risk assessment, UN 38.3 report for lithium batteries. One missing item delays the lab’s schedule.

## Why goods are held

The mark is under 5 mm or distorted. The declaration cites a repealed version of a law. The model does not match the report. The manual is not in the local language. The responsible person cannot be reached at the address given. The report is another manufacturer’s with the name changed.

## What can wait

Several EU laws let you show a non-compliant prototype at a fair if a sign says that it does not comply and is not for sale until it does. Do not pay for full certification before the design is frozen: one changed board means starting again. Do a pre-test first.`,
  },
}

export default article
