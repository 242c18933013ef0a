import { expect, test } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

// The same two sentences everywhere, so that only the language differs.
test.each<[string, string, country?: string]>([
  ['en', 'I have led projects for more than ten years and was responsible for people, budget and results.'],
  ['de', 'Ich leite seit über zehn Jahren Projekte und verantworte Personal, Budget und Ergebnisse.'],
  ['fr', 'Je dirige des projets depuis plus de dix ans et je suis responsable du personnel et du budget.'],
  [
    'es',
    'Dirijo proyectos desde hace más de diez años y me encargo del personal, del presupuesto y de los resultados.',
  ],
  ['ca', 'Fa més de deu anys que dirigeixo projectes i m’encarrego del personal, del pressupost i dels resultats.'],
  ['gl', 'Dirixo proxectos desde hai máis de dez anos e encárgome do persoal, do orzamento e dos resultados.'],
  ['it', 'Guido progetti da oltre dieci anni e mi occupo del personale, del budget e dei risultati.'],
  ['pt', 'Giro projetos há mais de dez anos e sou responsável pelas pessoas, pelo orçamento e pelos resultados.'],
  [
    'pt-PT',
    'Giro projetos há mais de dez anos e sou responsável pelas pessoas, pelo orçamento e pelos resultados.',
    'PT',
  ],
  ['pt-PT', 'Giro equipas e projetos há mais de dez anos e sou responsável pelo planeamento e pelos resultados.'],
  ['pt-PT', 'Giro equipas e projetos há mais de dez anos e sou responsável pelo planeamento e pelos resultados.', 'BR'],
  ['pt-BR', 'Gerencio equipes e projetos há mais de dez anos e respondo pelo planejamento e pelos resultados.'],
  ['nl', 'Ik leid al meer dan tien jaar projecten en was verantwoordelijk voor personeel, budget en resultaten.'],
  [
    'af',
    'Ek lei al meer as tien jaar projekte en was verantwoordelik vir personeel, begroting en resultate. Ek gee om vir mense.',
  ],
  ['da', 'Jeg har ledet projekter i mere end ti år og har haft ansvar for personale, budget og resultater.'],
  ['nb', 'Jeg har ledet prosjekter i mer enn ti år og har hatt ansvar for personale, budsjett og resultater.'],
  ['nn', 'Eg har leidd prosjekt i meir enn ti år og har hatt ansvar for personale. Eg skaper eit godt arbeidsmiljø.'],
  ['sv', 'Jag har lett projekt i mer än tio år och har haft ansvar för personal, budget och resultat.'],
  [
    'is',
    'Ég hef stýrt verkefnum í meira en tíu ár og borið ábyrgð á starfsfólki, fjárhag og árangri. Það skiptir mig máli.',
  ],
  ['fi', 'Olen johtanut projekteja yli kymmenen vuotta ja vastannut henkilöstöstä, budjetista ja tuloksista.'],
  ['et', 'Olen juhtinud projekte üle kümne aasta ning vastutanud inimeste, eelarve ja tulemuste eest.'],
  ['lv', 'Vairāk nekā desmit gadus vadu projektus un atbildu par cilvēkiem, budžetu un rezultātiem.'],
  ['lt', 'Daugiau kaip dešimt metų vadovauju projektams ir atsakau už žmones, biudžetą ir rezultatus.'],
  ['pl', 'Od ponad dziesięciu lat prowadzę projekty i odpowiadam za ludzi, budżet i wyniki.'],
  [
    'cs',
    'Už více než deset let vedu projekty a odpovídám za lidi, rozpočet a výsledky. Záleží mi na dobrém prostředí.',
  ],
  ['sk', 'Už viac ako desať rokov vediem projekty a zodpovedám za ľudí, rozpočet a výsledky.'],
  [
    'sl',
    'Že več kot deset let vodim projekte in odgovarjam za ljudi, proračun in rezultate. Pomembno mi je dobro okolje.',
  ],
  [
    'hr',
    'Već više od deset godina vodim projekte i odgovaram za ljude, proračun i rezultate. ' +
      'Stalo mi je do dobre radne atmosfere i do toga da svi rado dolaze na posao.',
  ],
  [
    'sr-Latn',
    'Već više od deset godina vodim projekte i odgovaram za ljude, budžet i rezultate. ' +
      'Stalo mi je do dobre radne atmosfere i do toga da svi rado dolaze na posao.',
    'RS',
  ],
  ['hu', 'Több mint tíz éve vezetek projekteket, és felelek az emberekért, a költségvetésért és az eredményekért.'],
  [
    'ro',
    'Conduc proiecte de peste zece ani și răspund de oameni, buget și rezultate. Țin mult la un mediu de lucru bun.',
  ],
  ['tr', 'On yılı aşkın süredir projeler yönetiyorum; ekipten, bütçeden ve sonuçlardan sorumluyum.'],
  ['uk', 'Понад десять років керую проєктами та відповідаю за людей, бюджет і результати.'],
  ['fa', 'بیش از ده سال است که پروژه‌ها را رهبری می‌کنم و مسئول افراد، بودجه و نتایج هستم.'],
  ['ko', '십 년 넘게 프로젝트를 이끌며 사람과 예산, 결과를 책임져 왔습니다. 좋은 환경을 중요하게 생각합니다.'],
])('detects %s', (language, summary, countryCode = '') => {
  expect(detectLanguage({ basics: { summary, location: { countryCode } } })).toBe(language);
});

test('a few words have no language', () => {
  expect(detectLanguage({ work: [{ position: 'Projektleder' }] })).toBeUndefined();
});

test('the texts of all entries count together', () => {
  const work = ['Ansvar for nye systemer.', 'Uddannelse af medarbejdere.', 'Indførelse af mål og budgetter.'];
  expect(detectLanguage({ work: work.map((summary) => ({ position: 'Projektleder', summary })) })).toBe('da');
});
