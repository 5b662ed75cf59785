import type { Place } from './place.ts'

export const americas: readonly Place[] = [
  {
    code: 'US',
    dial: '1',
    languages: ['en', 'zh', 'es'],
    near: ['CA', 'MX'],
    cities: [
      ['洛杉矶', 'Los Angeles'],
      ['休斯敦', 'Houston'],
    ],
    people: ['Emily Carter', 'Marcus Lee', 'Jenny Wu'],
    names: [
      ['红杉里', 'Redwood Lane'],
      ['双月', 'Two Moons'],
      ['河湾', 'Bayou Bend'],
      ['铁轨', 'Railhead'],
      ['玉米带', 'Corn Mile'],
    ],
    work: [
      '员工住在哪个州，就要在哪个州登记预扣税和失业保险。',
      'Wherever an employee lives, that state wants a withholding and an unemployment account.',
    ],
    law: ['特拉华注册、加州经营，就要在两个州都报年费。', 'Founded in Delaware and working in California means fees in both.'],
    trade: ['关税按原产地和税号层层叠加，报价注明计算日期。', 'Duties stack by origin and tariff code, so every quote carries its date.'],
  },
  {
    code: 'CA',
    dial: '1',
    languages: ['en', 'fr', 'zh'],
    near: ['US'],
    cities: [
      ['多伦多', 'Toronto'],
      ['温哥华', 'Vancouver'],
    ],
    people: ['Amélie Gagnon', 'Raj Singh', 'Michelle Chow'],
    names: [
      ['枫桥', 'Maplebridge'],
      ['五湖', 'Fifth Lake'],
      ['冰道', 'Iceroad'],
      ['独木', 'Birch Canoe'],
      ['太平角', 'Pacific Spit'],
    ],
    work: [
      '魁北克用自己的养老金、保险和法语合同，和其他省分开做。',
      'Quebec has its own pension, insurance and French contracts, handled apart from other provinces.',
    ],
    law: [
      '联邦公司也要在经营的省登记，GST 和省税各报各的。',
      'A federal company still registers in its provinces, with GST and provincial tax each on its own.',
    ],
    trade: ['标签英法双语，缺一种就不能上架。', 'Labels are in English and French; with one missing, nothing is shelved.'],
  },
  {
    code: 'MX',
    dial: '52',
    languages: ['es', 'en', 'zh'],
    near: ['US', 'CR', 'CO'],
    cities: [
      ['蒙特雷', 'Monterrey'],
      ['墨西哥城', 'Mexico City'],
    ],
    people: ['Fernanda Garza', 'Diego Salinas', 'Sofía Chen'],
    names: [
      ['仙人掌', 'Nopalera'],
      ['鹰石', 'Piedra Águila'],
      ['玉米神', 'Milpa'],
      ['北关', 'Aduana Norte'],
      ['蓝龙舌', 'Agave Azul'],
    ],
    work: [
      '2021 年起禁止一般劳务外包，专项服务商要有 REPSE 登记。',
      'Since 2021 plain subcontracting of staff is banned, and special services need a REPSE number.',
    ],
    law: [
      '设 SA de CV 要至少两名股东，法定代表的税号和电子签名最花时间。',
      'An SA de CV has at least two shareholders; the representative’s tax id and e-signature take longest.',
    ],
    trade: ['NOM 标签可在保税仓贴，入关前必须贴完。', 'NOM labels may be put on in a bonded store, but before entry.'],
  },
  {
    code: 'BR',
    dial: '55',
    languages: ['pt', 'en', 'zh'],
    near: ['AR', 'CL', 'PT'],
    cities: [
      ['圣保罗', 'São Paulo'],
      ['玛瑙斯', 'Manaus'],
    ],
    people: ['Beatriz Almeida', 'Rafael Nogueira', 'Camila Tanaka'],
    names: [
      ['咖啡坡', 'Cafezal'],
      ['蓝鹦', 'Arara Azul'],
      ['河口', 'Foz'],
      ['红木', 'Pau-brasil'],
      ['雨廊', 'Varanda'],
    ],
    work: [
      'CLT 员工有十三薪和 8% 的 FGTS，解雇时 FGTS 余额再加 40%。',
      'CLT brings a thirteenth salary and 8% FGTS, with 40% of the fund on top at dismissal.',
    ],
    law: ['外国股东要有 CPF 或 CNPJ 并委任境内代理人。', 'Foreign shareholders need a CPF or CNPJ and an attorney in the country.'],
    trade: [
      '无线产品走 ANATEL，电器走 INMETRO，两份证书的持有人必须在本地。',
      'Radio goes to ANATEL and appliances to INMETRO, both with a local holder of the certificate.',
    ],
  },
  {
    code: 'AR',
    dial: '54',
    languages: ['es', 'en'],
    near: ['BR', 'CL'],
    cities: [
      ['布宜诺斯艾利斯', 'Buenos Aires'],
      ['罗萨里奥', 'Rosario'],
    ],
    people: ['Valentina Suárez', 'Martín Acosta', 'Carolina Paz'],
    names: [
      ['草原钟', 'Pampa Bell'],
      ['探步', 'Paso Lento'],
      ['南风', 'Sudestada'],
      ['马黛', 'Yerba'],
      ['银河口', 'Río Plata Row'],
    ],
    work: [
      '十三薪分六月和十二月两次发，薪酬按行业谈判随通胀调。',
      'The thirteenth salary comes in June and December, and sector talks raise pay with inflation.',
    ],
    law: ['外国股东先在 IGJ 登记，再设本地公司。', 'Foreign shareholders are entered with the IGJ before the local company is founded.'],
    trade: [
      '进口付汇规则常变，合同付款条件按当月规定写。',
      'The rules for paying imports change often; terms are written by those of the month.',
    ],
  },
  {
    code: 'CL',
    dial: '56',
    languages: ['es', 'en'],
    near: ['PE', 'AR', 'BR'],
    cities: [
      ['圣地亚哥', 'Santiago'],
      ['安托法加斯塔', 'Antofagasta'],
    ],
    people: ['Catalina Rojas', 'Ignacio Muñoz', 'Paula Soto'],
    names: [
      ['铜梯', 'Cobre Alto'],
      ['干原', 'Atacama Desk'],
      ['葡萄谷', 'Valle Parra'],
      ['信天翁', 'Albatros'],
      ['长海岸', 'Costa Larga'],
    ],
    work: [
      '每周工时 2026 年 4 月起降到 42 小时，2028 年到 40。',
      'The working week fell to 42 hours in April 2026 and reaches 40 in 2028.',
    ],
    law: [
      '线上一天可设公司，外国股东先办投资者 RUT。',
      'A company is founded online in a day, once the foreign shareholder has an investor’s RUT.',
    ],
    trade: [
      '矿山设备备件要常驻北部，从圣地亚哥发要两天。',
      'Spares for the mines are kept in the north; from Santiago they take two days.',
    ],
  },
  {
    code: 'CO',
    dial: '57',
    languages: ['es', 'en'],
    near: ['PE', 'PA', 'MX'],
    cities: [
      ['波哥大', 'Bogotá'],
      ['麦德林', 'Medellín'],
    ],
    people: ['Daniela Gómez', 'Andrés Restrepo', 'Laura Castaño'],
    names: [
      ['兰园', 'Orquídea'],
      ['咖啡三角', 'Eje Cafetero'],
      ['翡翠', 'Muzo'],
      ['云林', 'Bosque Niebla'],
      ['永春', 'Eterna'],
    ],
    work: [
      '六月和十二月各发半个月 prima，年底还有 cesantías 存入基金。',
      'Half a month’s prima comes in June and December, and cesantías go to a fund at the year’s turn.',
    ],
    law: [
      'SAS 一名股东即可，外资汇入要用正确的央行编码。',
      'An SAS needs one shareholder, and foreign capital the right code of the central bank.',
    ],
    trade: ['从布埃纳文图拉翻山到波哥大，卡车约一天。', 'From Buenaventura over the mountains to Bogotá a truck takes about a day.'],
  },
  {
    code: 'PE',
    dial: '51',
    languages: ['es', 'en', 'zh'],
    near: ['CL', 'CO'],
    cities: [
      ['利马', 'Lima'],
      ['钱凯', 'Chancay'],
    ],
    people: ['Rosa Quispe', 'Luis Huamán', 'Mei Yi Chang'],
    names: [
      ['羊驼', 'Vicuña'],
      ['石墙', 'Sillar'],
      ['雾丘', 'Loma'],
      ['南洋流', 'Humboldt Row'],
      ['梯坡', 'Andenes'],
    ],
    work: [
      '七月和十二月各发一次 gratificación，CTS 每半年存一次。',
      'A gratificación falls in July and December, and CTS is deposited twice a year.',
    ],
    law: ['外籍员工不超过两成，工资总额不超过三成。', 'Foreigners are at most a fifth of the staff and 30% of the payroll.'],
    trade: [
      '钱凯港直航上海约 23 天，单证走电子窗口。',
      'Chancay sails straight to Shanghai in about 23 days, with documents in one electronic window.',
    ],
  },
  {
    code: 'PA',
    dial: '507',
    languages: ['es', 'en', 'zh'],
    near: ['CO', 'CR', 'MX'],
    cities: [
      ['巴拿马城', 'Panama City'],
      ['科隆', 'Colón'],
    ],
    people: ['Ana Lucía Vega', 'Ricardo Chong', 'Yamileth Ríos'],
    names: [
      ['两洋', 'Dos Mares'],
      ['闸门', 'Esclusa'],
      ['草帽', 'Toquilla'],
      ['鹭岸', 'Garza'],
      ['老城', 'Casco Row'],
    ],
    work: ['十三薪拆成四月、八月、十二月三次发。', 'The thirteenth salary comes in three parts: April, August and December.'],
    law: [
      '驻地代理必须是本地律师，SEM 制度另有税率。',
      'The resident agent must be a local lawyer, and the SEM regime has rates of its own.',
    ],
    trade: ['货先进科隆自由区，再按小批量转加勒比。', 'Goods wait in the Colón Free Zone and go to the Caribbean in small lots.'],
  },
  {
    code: 'CR',
    dial: '506',
    languages: ['es', 'en'],
    near: ['PA', 'MX', 'US'],
    cities: [
      ['圣何塞', 'San José'],
      ['卡塔戈', 'Cartago'],
    ],
    people: ['Mariana Solano', 'Esteban Vargas', 'Karla Jiménez'],
    names: [
      ['云雀', 'Yigüirro'],
      ['火山土', 'Tierra Irazú'],
      ['树懒', 'Perezoso'],
      ['绿海岸', 'Costa Verde'],
      ['牛车轮', 'Carreta'],
    ],
    work: [
      'CCSS 雇主部分约 26.7%，十二月发 aguinaldo。',
      'The employer’s share of CCSS is about 26.7%, and the aguinaldo comes in December.',
    ],
    law: [
      '自由区的优惠按投资额和地点定，承诺的就业人数要每年报。',
      'Free-zone benefits depend on amount and place, with promised jobs reported each year.',
    ],
    trade: [
      '医疗器械产业集中，新品注册要本地持证人。',
      'Medical devices cluster here, and a new product needs a local holder of its registration.',
    ],
  },
]
