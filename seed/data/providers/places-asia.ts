import type { Place } from './place.ts'

export const asia: readonly Place[] = [
  {
    code: 'SG',
    dial: '65',
    languages: ['zh', 'en'],
    near: ['MY', 'ID', 'VN', 'HK'],
    cities: [
      ['新加坡中央商务区', 'Raffles Place'],
      ['裕廊东', 'Jurong East'],
    ],
    people: ['Mei Ling Tan', 'Arif Rahman', 'Priya Nair'],
    names: [
      ['榕港', 'Banyan Quay'],
      ['星屿', 'Starling Isle'],
      ['丹戎', 'Tanjong Lane'],
      ['南廊', 'South Verandah'],
      ['狮门', 'Merrow Gate'],
    ],
    work: [
      '公民和永久居民要缴 CPF，外籍员工另办 Employment Pass 并过 COMPASS 评分，两种人的成本分开报。',
      'Citizens and permanent residents come with CPF, foreigners with an Employment Pass and its COMPASS points; the two are quoted apart.',
    ],
    law: [
      '公司须有一名本地常驻董事，成立后六个月内任命秘书，这两项按年单列收费。',
      'A company needs a director who lives here and a secretary within six months; both are yearly items on the fee note.',
    ],
    trade: [
      '多数货物进口不征关税，但要先付 9% 的消费税，现金流按此倒推。',
      'Most goods come in free of duty, yet 9% GST is due on arrival, so cash is planned backwards from that.',
    ],
  },
  {
    code: 'MY',
    dial: '60',
    languages: ['zh', 'en'],
    near: ['SG', 'ID', 'TH'],
    cities: [
      ['吉隆坡', 'Kuala Lumpur'],
      ['槟城', 'Penang'],
    ],
    people: ['Lim Wei Jie', 'Nurul Aina', 'Kavitha Pillai'],
    names: [
      ['双河口', 'Twin Confluence'],
      ['槟榔树', 'Areca Row'],
      ['胶林', 'Rubberwood'],
      ['海峡', 'Straitsmoor'],
      ['半岛', 'Peninsular Oak'],
    ],
    work: [
      '工资之外还有 EPF、SOCSO 和 EIS 三笔，外劳的缴法和本地人不同。',
      'On top of wages come EPF, SOCSO and EIS, and foreign workers are reckoned differently from locals.',
    ],
    law: [
      '至少一名董事要在马来西亚有主要住所，公司秘书须持牌。',
      'At least one director must have a principal home in Malaysia, and the company secretary must be licensed.',
    ],
    trade: [
      '食品想进主流商超，清真认证要排在上架谈判之前。',
      'For food, halal certification comes before any talk with the main supermarkets.',
    ],
  },
  {
    code: 'ID',
    dial: '62',
    languages: ['id', 'en', 'zh'],
    near: ['SG', 'MY', 'PH'],
    cities: [
      ['雅加达', 'Jakarta'],
      ['泗水', 'Surabaya'],
    ],
    people: ['Dewi Kartika', 'Budi Santoso', 'Yanti Wijaya'],
    names: [
      ['火山口', 'Kawah Ridge'],
      ['丁香', 'Cengkeh'],
      ['千岛', 'Seribu'],
      ['榴叶', 'Daun Hijau'],
      ['群礁', 'Karang Timur'],
    ],
    work: [
      '开斋节前要发一个月工资的 THR，预算表里从第一个月起就摊进去。',
      'A month’s pay is owed as THR before Lebaran, so the budget carries a twelfth of it from the first month.',
    ],
    law: [
      '外资公司按 PT PMA 设立，行业代码 KBLI 选错一位，后面的许可就要重来。',
      'Foreign capital means a PT PMA; one wrong digit in the KBLI code and the permits start again.',
    ],
    trade: [
      '雅加达的价格到了外岛要加两段海运和一段陆运，零售价按岛来定。',
      'A Jakarta price gains two sea legs and a road leg on the outer islands, so retail prices are set island by island.',
    ],
  },
  {
    code: 'TH',
    dial: '66',
    languages: ['th', 'en', 'zh'],
    near: ['LA', 'KH', 'MY', 'VN'],
    cities: [
      ['曼谷', 'Bangkok'],
      ['春武里', 'Chonburi'],
    ],
    people: ['Siriporn Chaiyasit', 'Anan Phromma', 'Lin Suwannee'],
    names: [
      ['湄南', 'Menam'],
      ['素馨', 'Malivalya'],
      ['金链花', 'Ratchaphruek'],
      ['稻浪', 'Ricewave'],
      ['北榄', 'Paknam'],
    ],
    work: [
      '一般公司每聘一名外籍员工要配四名泰籍员工，做人手计划时先算这个比例。',
      'An ordinary company needs four Thai employees for each foreigner, a ratio to settle before the headcount plan.',
    ],
    law: [
      '《外商经营法》限制多数服务业，能不能走 BOI 决定了股权结构。',
      'The Foreign Business Act closes most services to foreign majorities; whether BOI is open to you decides the shareholding.',
    ],
    trade: [
      '宋干节前后一周基本停工，交货期和活动档期都要避开。',
      'Business stops in the week around Songkran; deliveries and launches are planned around it.',
    ],
  },
  {
    code: 'VN',
    dial: '84',
    languages: ['vi', 'en', 'zh'],
    near: ['KH', 'LA', 'TH'],
    cities: [
      ['胡志明市', 'Ho Chi Minh City'],
      ['海防', 'Hai Phong'],
    ],
    people: ['Nguyen Thu Ha', 'Tran Minh Duc', 'Le Phuong Anh'],
    names: [
      ['红河', 'Song Hong'],
      ['莲池', 'Sen Viet'],
      ['龙编', 'Long Bien'],
      ['稻城', 'Lua Moi'],
      ['下龙', 'Ha Long Row'],
    ],
    work: [
      '需大专以上学历的岗位试用期最长 60 天，年终的 Tết 奖金虽非法定，候选人都会问。',
      'Probation for posts that need a college degree ends at 60 days, and every candidate asks about the Tết bonus although no law names it.',
    ],
    law: [
      '外资要先拿投资登记证 IRC，再拿企业登记证 ERC，两张证的地址必须一致。',
      'Foreign investors take the investment certificate first and the enterprise certificate second, and the address must match on both.',
    ],
    trade: [
      '北部靠海防，南部靠盖梅，选错港口，内陆运费能差出一个柜的利润。',
      'The north ships through Hai Phong and the south through Cai Mep; the wrong port costs a container’s margin on the road.',
    ],
  },
  {
    code: 'PH',
    dial: '63',
    languages: ['en', 'zh'],
    near: ['ID', 'MY', 'TW'],
    cities: [
      ['马卡蒂', 'Makati'],
      ['宿务', 'Cebu'],
    ],
    people: ['Maria Cruz Santos', 'Jose Villanueva', 'Angela Sy'],
    names: [
      ['椰岬', 'Niyog Point'],
      ['蓝礁', 'Asul Reef'],
      ['梯田', 'Banaue Steps'],
      ['帆市', 'Paraw'],
      ['珍珠湾', 'Perlas Bay'],
    ],
    work: [
      '十三薪须在 12 月 24 日前发完，SSS、PhilHealth 和 Pag-IBIG 每月各有一个截止日。',
      'Thirteenth-month pay is due by 24 December, and SSS, PhilHealth and Pag-IBIG each keep a monthly deadline of their own.',
    ],
    law: [
      '在 SEC 注册之后还要跑描笼涯和市政两级许可，第二年一月要续。',
      'After the SEC come permits from the barangay and the city, both renewed each January.',
    ],
    trade: [
      '台风季从六月到十一月，交期里要留三到五天。',
      'Typhoons run from June to November; a schedule keeps three to five days for them.',
    ],
  },
  {
    code: 'KH',
    dial: '855',
    languages: ['en', 'zh'],
    near: ['VN', 'TH', 'LA'],
    cities: [
      ['金边', 'Phnom Penh'],
      ['西哈努克', 'Sihanoukville'],
    ],
    people: ['Sok Dara', 'Chan Sreymom', 'Heng Vuthy'],
    names: [
      ['糖棕', 'Thnot'],
      ['湄公湾', 'Mekong Bend'],
      ['石阶', 'Angkor Stair'],
      ['水磨', 'Tonle Mill'],
      ['白莲', 'Phka Sor'],
    ],
    work: [
      '工龄补偿每年六月和十二月各发一次，NSSF 按美元换算成瑞尔申报。',
      'Seniority pay is owed each June and December, and NSSF is declared in riel although wages are often in dollars.',
    ],
    law: [
      '营业税牌每年一月换发，错过之后银行开户会被退回。',
      'The patent tax certificate is renewed each January; miss it and the bank sends the account opening back.',
    ],
    trade: [
      '合同常写美元、税单必须写瑞尔，两套数字由同一个人核对。',
      'Contracts are in dollars and tax documents in riel; one person checks both sets of figures.',
    ],
  },
  {
    code: 'LA',
    dial: '856',
    languages: ['en', 'zh'],
    near: ['TH', 'VN', 'KH'],
    cities: [
      ['万象', 'Vientiane'],
      ['磨丁', 'Boten'],
    ],
    people: ['Bounmy Keola', 'Souphaphone Vong', 'Khamla Sy'],
    names: [
      ['塔銮', 'That Luang Row'],
      ['鸡蛋花', 'Champa Lao'],
      ['磨憨关', 'Boten Pass'],
      ['高原豆', 'Bolaven'],
      ['金河', 'Nam Kham'],
    ],
    work: [
      '外籍员工有比例上限，工作证和居留证要一起续。',
      'The share of foreign staff is capped, and the work permit and the stay permit are renewed together.',
    ],
    law: [
      '企业注册证和税号由两个窗口发，公司章要到公安部门备案。',
      'The enterprise certificate and the tax number come from two counters, and the seal is filed with the police.',
    ],
    trade: [
      '中老铁路开通后从昆明到万象一天可达，换轨和清关都在磨丁一侧完成。',
      'By the China–Laos railway freight from Kunming reaches Vientiane in about a day, with customs done on the Boten side.',
    ],
  },
  {
    code: 'BD',
    dial: '880',
    languages: ['en'],
    near: ['IN', 'LK'],
    cities: [
      ['达卡', 'Dhaka'],
      ['吉大港', 'Chattogram'],
    ],
    people: ['Farhana Akter', 'Rashed Karim', 'Tanvir Ahmed'],
    names: [
      ['黄麻', 'Sonali Jute'],
      ['睡莲', 'Shapla'],
      ['恒河口', 'Padma Mouth'],
      ['织机', 'Taant'],
      ['三角洲', 'Delta Row'],
    ],
    work: [
      '两次开斋节各有一笔节日奖金，工厂和办公室适用的规定不同。',
      'Two festival bonuses fall due each year, and factories and offices live under different rules.',
    ],
    law: [
      '在 RJSC 登记前先要银行出具汇款证明，注册资本从境外汇入。',
      'Before RJSC registers a company, the bank must certify that its capital came from abroad.',
    ],
    trade: [
      '吉大港旺季等泊位要排几天，信用证条款里的装期要写宽。',
      'In the season a berth at Chattogram takes days, so the letter of credit needs a wide shipping window.',
    ],
  },
  {
    code: 'LK',
    dial: '94',
    languages: ['en'],
    near: ['IN', 'BD'],
    cities: [
      ['科伦坡', 'Colombo'],
      ['汉班托塔', 'Hambantota'],
    ],
    people: ['Nimali Perera', 'Ruwan Silva', 'Tharindu Jayawardena'],
    names: [
      ['茶坡', 'Teaslope'],
      ['珠礁', 'Mutu'],
      ['肉桂巷', 'Cinnamon Lane'],
      ['灯塔角', 'Galle Light'],
      ['红壤', 'Laterite'],
    ],
    work: [
      '雇主缴 12% 的 EPF 和 3% 的 ETF，离职五年以上的还有一笔 gratuity。',
      'Employers pay 12% EPF and 3% ETF, and five years of service bring a gratuity at the end.',
    ],
    law: [
      '外资比例高的行业先过投资局 BOI，享受的优惠写进协议，不看口头承诺。',
      'Where foreign shares are high the BOI comes first; its incentives count only as written in the agreement.',
    ],
    trade: [
      '科伦坡是中转大港，不少柜子在这里换船去东非。',
      'Colombo is a port of transfer, where many boxes change ships for East Africa.',
    ],
  },
  {
    code: 'IN',
    dial: '91',
    languages: ['en'],
    near: ['BD', 'LK', 'AE'],
    cities: [
      ['班加罗尔', 'Bengaluru'],
      ['古尔冈', 'Gurugram'],
    ],
    people: ['Ananya Iyer', 'Rohit Malhotra', 'Sneha Kulkarni'],
    names: [
      ['菩提', 'Peepal'],
      ['季风', 'Monsoon Desk'],
      ['德干', 'Deccan Line'],
      ['靛坊', 'Indigo Yard'],
      ['恒石', 'Gangastone'],
    ],
    work: [
      'PF、ESI 和职业税按邦来算，跨邦远程的员工先确认登记在哪里。',
      'PF, ESI and professional tax turn on the state, so a remote hire begins with the question where they are registered.',
    ],
    law: [
      '私人有限公司要有一名当年在印度住满 182 天的董事。',
      'A private limited company needs a director who spent 182 days of the year in India.',
    ],
    trade: [
      '电子产品多在 BIS 强制注册目录内，型号一变就要补测。',
      'Most electronics are on the BIS compulsory list, and a changed model is tested again.',
    ],
  },
  {
    code: 'PK',
    dial: '92',
    languages: ['en', 'zh'],
    near: ['AE', 'IN'],
    cities: [
      ['卡拉奇', 'Karachi'],
      ['拉合尔', 'Lahore'],
    ],
    people: ['Ayesha Siddiqui', 'Bilal Khan', 'Imran Qureshi'],
    names: [
      ['印度河', 'Sindhu'],
      ['薄荷巷', 'Podina Lane'],
      ['红门', 'Lal Darwaza'],
      ['棉田', 'Kapas'],
      ['山口', 'Khunjer Pass'],
    ],
    work: [
      'EOBI 是联邦的，社会保障是省里的，两边各有登记号。',
      'EOBI is federal and social security provincial; each gives its own registration number.',
    ],
    law: [
      '公司在 SECP 线上注册，但税务登记和银行开户仍要本人到场核指纹。',
      'SECP registers companies online, yet tax and bank still take fingerprints in person.',
    ],
    trade: [
      '中巴公路冬季部分路段关闭，冬货只能走卡拉奇海运。',
      'Stretches of the road from China close in winter, and winter goods go by sea through Karachi.',
    ],
  },
  {
    code: 'JP',
    dial: '81',
    languages: ['ja', 'en', 'zh'],
    near: ['KR', 'TW'],
    cities: [
      ['东京港区', 'Minato, Tokyo'],
      ['大阪', 'Osaka'],
    ],
    people: ['佐藤 美咲 Misaki Sato', '中村 健 Ken Nakamura', '王 雨 Yu Wang'],
    names: [
      ['雪柳', 'Yukiyanagi'],
      ['汐见', 'Shiomi'],
      ['石桥', 'Ishibashi Bridge'],
      ['桐叶', 'Kiriha'],
      ['港町', 'Minatomachi'],
    ],
    work: [
      '加班前要签 36 协定，社会保险由雇主和员工各半。',
      'Overtime needs an Article 36 agreement first, and social insurance is shared half and half.',
    ],
    law: [
      '株式会社和合同会社的章程、印章和登记免许税都不同，开银行账户往往比注册更久。',
      'A KK and a GK differ in articles, seals and registration tax, and the bank account often takes longer than either.',
    ],
    trade: [
      '带插头的产品要 PSE，买方会看包装上的日文是否像本地人写的。',
      'Whatever plugs in needs PSE, and buyers look whether the Japanese on the box was written by a native.',
    ],
  },
  {
    code: 'KR',
    dial: '82',
    languages: ['ko', 'en', 'zh'],
    near: ['JP', 'TW'],
    cities: [
      ['首尔', 'Seoul'],
      ['仁川', 'Incheon'],
    ],
    people: ['김서연 Seoyeon Kim', '박준호 Junho Park', '이유진 Yujin Lee'],
    names: [
      ['汉江', 'Hangang'],
      ['松岩', 'Songam'],
      ['月尾', 'Wolmi'],
      ['青瓦', 'Bluetile'],
      ['槿花', 'Mugung'],
    ],
    work: [
      '满一年离职就有一个月平均工资的退职金，四大保险按月申报。',
      'Employees who leave after a year receive a month’s average pay, and the four insurances are filed monthly.',
    ],
    law: [
      '外资先在银行做投资申报再汇款，顺序颠倒就拿不到外商投资企业登记证。',
      'Foreign investment is notified at the bank before the money moves; the other way round there is no certificate.',
    ],
    trade: [
      '电器和无线产品要 KC 认证，Naver 上的评价比广告管用。',
      'Appliances and radio products need KC, and reviews on Naver do more than advertisements.',
    ],
  },
  {
    code: 'HK',
    dial: '852',
    languages: ['zh', 'en'],
    near: ['SG', 'TW', 'VN'],
    cities: [
      ['中环', 'Central'],
      ['观塘', 'Kwun Tong'],
    ],
    people: ['Carmen Lau', 'Kelvin Ho', '陈嘉敏 Karman Chan'],
    names: [
      ['避风塘', 'Typhoon Shelter'],
      ['山道', 'Hillside Road'],
      ['渡轮', 'Ferry Row'],
      ['狮峰', 'Lionpeak'],
      ['紫荆里', 'Bauhinia Lane'],
    ],
    work: [
      '强积金雇主和雇员各缴 5%，有上限；2025 年 5 月起不能再用来对冲遣散费。',
      'MPF takes 5% from each side up to a cap and, since May 2025, no longer offsets severance pay.',
    ],
    law: [
      '公司秘书须在港，每年周年申报一次，重要控制人登记册放在注册地址备查。',
      'The company secretary must be in Hong Kong; an annual return and a register of significant controllers go with the address.',
    ],
    trade: [
      '没有销售税，转口货可以不落地直接换柜。',
      'There is no sales tax, and goods in transit can change containers without being landed.',
    ],
  },
  {
    code: 'TW',
    dial: '886',
    languages: ['zh', 'en'],
    near: ['HK', 'JP', 'PH'],
    cities: [
      ['台北', 'Taipei'],
      ['高雄', 'Kaohsiung'],
    ],
    people: ['林怡君 Yi-Chun Lin', '张家豪 Chia-Hao Chang', '周佩珊 Pei-Shan Chou'],
    names: [
      ['玉山', 'Yushan'],
      ['榕下', 'Banyan Shade'],
      ['港都', 'Harbour South'],
      ['茶行', 'Tea House'],
      ['稻埕', 'Daocheng'],
    ],
    work: [
      '劳保、健保和 6% 的劳工退休金按投保级距计，调薪要同步调级。',
      'Labour insurance, health insurance and the 6% pension follow wage brackets, and a raise moves the bracket too.',
    ],
    law: [
      '外来投资须先核准后汇入资金，审查时间要写进计划。',
      'Outside investment is approved before the money comes in, and the review belongs in the plan.',
    ],
    trade: [
      '电器类要过 BSMI 检验，线上渠道对退换货的要求比线下严。',
      'Appliances pass BSMI inspection, and online channels are stricter on returns than shops.',
    ],
  },
  {
    code: 'MN',
    dial: '976',
    languages: ['en', 'zh'],
    near: ['KZ'],
    cities: [
      ['乌兰巴托', 'Ulaanbaatar'],
      ['扎门乌德', 'Zamyn-Uud'],
    ],
    people: ['Bat-Erdene Ganbold', 'Oyunaa Dorj', 'Temuulen Bold'],
    names: [
      ['草原风', 'Steppewind'],
      ['敖包', 'Ovoo'],
      ['马头琴', 'Morin'],
      ['白毡', 'Felt House'],
      ['戈壁口', 'Gobi Gate'],
    ],
    work: ['矿区岗位按轮班制排工时，社保由雇主和员工共同缴纳。', 'Mine posts work in rotations, and both sides pay into social insurance.'],
    law: [
      '外资公司每位外国股东须投入不少于 10 万美元，验资后才能登记。',
      'Each foreign shareholder puts in at least USD 100,000, proven before registration.',
    ],
    trade: ['冬天零下三十度，电池、涂料和液体要走恒温车。', 'At thirty below, batteries, paint and liquids travel in heated trucks.'],
  },
  {
    code: 'KZ',
    dial: '7',
    languages: ['en', 'zh'],
    near: ['UZ', 'MN'],
    cities: [
      ['阿拉木图', 'Almaty'],
      ['阿斯塔纳', 'Astana'],
    ],
    people: ['Aigerim Suleimenova', 'Daniyar Akhmetov', 'Madina Omarova'],
    names: [
      ['苹果城', 'Alma Orchard'],
      ['雪豹', 'Irbis'],
      ['里海', 'Caspian Row'],
      ['毡房', 'Shanyrak'],
      ['霍尔果', 'Khorgos Desk'],
    ],
    work: [
      '员工养老金 10% 由工资代扣，外籍员工的劳务许可按类别有配额。',
      'A 10% pension contribution is withheld from pay, and permits for foreign labour have quotas by category.',
    ],
    law: [
      'AIFC 适用英国普通法，域内公司和普通 LLP 的合同写法不同。',
      'The AIFC works under English common law, so contracts of its companies read unlike those of an ordinary LLP.',
    ],
    trade: [
      '进口要 EAC 合格评定，证书一次覆盖整个关税同盟。',
      'Imports carry the EAC mark, and one certificate covers the whole customs union.',
    ],
  },
  {
    code: 'UZ',
    dial: '998',
    languages: ['en', 'zh'],
    near: ['KZ', 'TR'],
    cities: [
      ['塔什干', 'Tashkent'],
      ['撒马尔罕', 'Samarkand'],
    ],
    people: ['Dilnoza Karimova', 'Sardor Yusupov', 'Malika Rashidova'],
    names: [
      ['蓝穹', 'Bluedome'],
      ['丝道', 'Ipak Road'],
      ['石榴园', 'Anor'],
      ['棉桃', 'Paxta'],
      ['绿洲', 'Vohalik'],
    ],
    work: [
      '劳动合同须在统一系统登记，纸面合同没有登记就不作数。',
      'Employment contracts are entered in the state’s single system; paper alone does not count.',
    ],
    law: [
      'IT Park 的入驻企业税率优惠，但收入结构每年要审。',
      'Residents of IT Park pay reduced taxes, and the make-up of their income is reviewed every year.',
    ],
    trade: [
      '从霍尔果斯到塔什干走公路约一周，过境哈萨克斯坦的单证要提前备。',
      'Khorgos to Tashkent by road takes about a week, with the transit documents for Kazakhstan made beforehand.',
    ],
  },
]
