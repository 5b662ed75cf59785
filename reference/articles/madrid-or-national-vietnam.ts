import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'madrid-or-national-vietnam',
  topic: 'ip',
  regions: ['VN', 'CN'],
  publishedDaysAgo: 23,
  author: { cn: '衡渡知识产权组', en: 'Hengdu IP desk' },
  sources: [
    { title: { cn: '世界知识产权组织：马德里体系', en: 'WIPO: Madrid System' }, url: 'https://www.wipo.int/madrid/en/' },
    {
      title: { cn: '世界知识产权组织：马德里成员概况', en: 'WIPO: Madrid Member Profiles' },
      url: 'https://www.wipo.int/madrid/memberprofiles/',
    },
    { title: { cn: '国家知识产权局商标局', en: 'CNIPA: Trademark Office' }, url: 'https://sbj.cnipa.gov.cn/' },
    { title: { cn: '越南知识产权局', en: 'Intellectual Property Office of Viet Nam' }, url: 'https://ipvietnam.gov.vn/' },
    { title: { cn: '全球品牌数据库', en: 'WIPO: Global Brand Database' }, url: 'https://branddb.wipo.int/' },
  ],
  cn: {
    title: '商标去越南：走马德里，还是单国申请',
    summary: '两条路的差别在基础注册、审查应对和五年依附期。按国家数、商品范围和时间选择，先检索再申请。',
    body: `越南采用申请在先。代理商、前员工、同名卖家都可能比您早一天递交，之后要拿回自己的名称，既要证据，也要几年时间。所以在参展和签经销合同以前，先取得申请号。

## 先检索，半天就够

1. 在 WIPO 全球品牌数据库和越南知识产权局检索系统里查相同、近似、谐音。
2. 中文商标同时查拼音、意译和越南语音译。越南消费者多半不认汉字，实际使用的是哪一种，就注册哪一种。
3. 看商品类别：尼斯分类的类号相同，越南对商品名称的接受方式可能与中国不同。

## 两条路并排看

| 比较 | 马德里国际注册 | 越南单国申请 |
| --- | --- | --- |
| 前提 | 中国已有申请或注册（基础商标） | 无 |
| 提交 | 经国家知识产权局报 WIPO | 当地代理人直接递交 |
| 语言、币种 | 一套文件，瑞士法郎 | 越南语，按商品项收费 |
| 图样与商品 | 图样须与基础商标一致，商品不得超出 | 可按当地用法设计 |
| 驳回 | 届时仍要委托当地代理人答复 | 已有代理人 |
| 风险 | 五年内随基础商标失效 | 独立 |
| 续展、转让 | 一次办理，多国生效 | 逐国办理 |

基础商标在国际注册日起五年内被撤销、无效或限缩，国际注册相应失效，这叫“中心打击”。可以在三个月内申请转换为国家申请，费用另付。基础商标还在异议中的，要慎重。

## 怎么选

- 要去三个以上马德里成员、商品名称一致、基础商标稳定：马德里。
- 只去越南，或商品描述需要按当地要求细化，或急需当地证书用于维权：单国。
- 核心商标在重点国家两条路都走，次要商标只走马德里，也是常见组合。
- 不在马德里体系里的市场（如阿根廷、南非），只能单国申请；名单以 WIPO 成员概况为准。

## 优先权和时间

中国首次申请后**六个月内**到越南申请，可要求优先权，日期按中国申请日算。错过六个月不影响申请，只是失去这段保护。

马德里指定一国，审查期限为 12 或 18 个月，各国声明不同。越南《知识产权法》近年多次修订，异议期和审查时限有变化，递交前让代理人书面给出当下的期限。

## 注册以后

- 连续五年没有使用，可被请求撤销。留存当地发票、广告和海关单据。
- 许可给经销商使用的，合同写明权利归谁、终止后停用、不得自行注册域名和商标。
- 向海关备案，边境可查扣仿品。
- 有效期十年，续展和地址变更由两个人分别设提醒。

## 哪些钱不必花

没有销售计划的国家不必申请；商品列得越宽，越可能遇到在先权利或因不使用被撤销。先申请未来三年确实要卖的商品，并优先申请包装上最显眼的那个标志。`,
  },
  en: {
    title: 'A trade mark for Vietnam: Madrid or a national filing',
    summary:
      'The two routes differ in the basic mark, in how refusals are answered and in the five years of dependency. Search first, then count the countries.',
    body: `Vietnam protects the first to file. An agent, a former employee or a seller with the same name may file a day before you, and recovering your own name takes evidence and years. Have a filing number before the trade fair and before the distribution contract.

## Search: half a day

1. Search WIPO’s Global Brand Database and the Vietnamese office’s own database for identical, similar and similar-sounding marks.
2. For a Chinese mark, also search the pinyin, the meaning and a Vietnamese transcription. Few Vietnamese buyers read Chinese: register the version you will actually use.
3. Class numbers follow the Nice Classification, but the wording of goods that is accepted may differ from China’s.

## Side by side

| Point | Madrid registration | National filing |
| --- | --- | --- |
| Requires | a Chinese application or registration as base | nothing |
| Filed | through CNIPA to WIPO | by a local agent |
| Language and money | one set of documents, Swiss francs | Vietnamese, fees by item |
| Mark and goods | same mark as the base, goods no wider | drafted for local use |
| On refusal | a local agent is needed to respond | agent already appointed |
| Risk | lapses with the base for five years | independent |
| Renewal, assignment | once for all countries | country by country |

If the base is cancelled, invalidated or narrowed within five years of the international registration, the registration lapses to the same extent: this is called “central attack”. You have three months to transform it into national applications, at new fees. Think twice if your base is under opposition.

## Choosing

- Three or more members, the same goods, a stable base: Madrid.
- Vietnam alone, wording that needs local detail, or a local certificate needed soon for enforcement: national.
- Core mark by both routes in key markets, secondary marks by Madrid only: a common combination.
- Markets outside the system, such as Argentina or South Africa, need a national filing. See WIPO’s Member Profiles for the current list.

## Priority and time

File within **six months** of the first Chinese application and you may claim its date. You can still file later, but without that protection.

For a Madrid designation the office has 12 or 18 months to refuse, as each member has declared. Vietnam has amended its IP law repeatedly, and opposition and examination periods have changed. Ask your agent to confirm the current ones in writing before filing.

## After registration

- After five years without use, the mark may be cancelled on request. Keep local invoices, advertising and customs documents.
- In distributor licences say who owns the mark, that use ends with the contract, and that the distributor may not register marks or domains itself.
- Record the mark with customs, so that fakes can be stopped at the border.
- It lasts ten years. Two people should each set reminders for renewals and changes of address.

## Where not to spend

Skip countries without a sales plan. The wider the list of goods, the more likely earlier rights or cancellation for non-use. File for what you will really sell in the next three years, and begin with the sign printed largest on the packaging.`,
  },
}

export default article
