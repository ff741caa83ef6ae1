import { describe, expect, it } from 'vitest';

import { recognizeLanguage } from './recognize-language.ts';

describe('recognizeLanguage', () => {
  it.each([
    [
      'en',
      'The board met on Friday and agreed that the report will be sent to all of the members.',
    ],
    [
      'de',
      'Der Vorstand hat am Freitag beschlossen, dass der Bericht an alle Mitglieder gesendet wird und nicht früher.',
    ],
    [
      'fr',
      'Le conseil a décidé vendredi que le rapport sera envoyé à tous les membres et qu’il est dans les archives.',
    ],
    [
      'es',
      'El consejo decidió el viernes que el informe se enviará a todos los miembros y no es más largo que este.',
    ],
    [
      'it',
      'Il consiglio ha deciso che la relazione sarà inviata a tutti i membri e non è più lunga di questa del venerdì.',
    ],
    [
      'nl',
      'Het bestuur heeft op vrijdag besloten dat het verslag aan alle leden wordt gestuurd en niet eerder.',
    ],
    [
      'pl',
      'Zarząd postanowił w piątek, że raport zostanie wysłany do wszystkich członków i nie jest to za późno.',
    ],
    ['ru', 'Совет решил в пятницу, что отчёт будет отправлен всем членам.'],
    ['uk', 'Рада вирішила у п’ятницю, що звіт буде надіслано всім її членам.'],
    ['ja', '理事会は金曜日に報告書をすべての会員に送ることを決定しました。'],
    ['zh', '理事会于星期五决定将报告发送给所有成员,并且不会更早地通知任何其他人。'],
  ])('recognizes %s', (language, text) => {
    expect(recognizeLanguage(text)).toEqual({ language, isMixed: false });
  });

  it.each(['', 'Invoice 4711', 'OK', '123 456 789 '.repeat(40)])(
    'does not guess from %j',
    (text) => {
      expect(recognizeLanguage(text).language).toBeNull();
    },
  );

  it.each([
    ['de', 'Wir suchen eine junge, attraktive Sekretärin unter 30, nur Muttersprachlerinnen.'],
    ['de', 'Das Passwort ist streng geheim.'],
    ['fr', 'Nous ne voulons pas de femmes enceintes.'],
    ['es', 'No contrate a una mujer embarazada, por favor.'],
    ['nl', 'Wij zoeken geen vrouw met kinderen.'],
    ['he', 'דרושה מזכירה צעירה'],
    ['zh', '机密'],
    ['ja', '社外秘です'],
    ['uk', 'Її звільнили'],
  ])('recognizes %s by a few words', (language, text) => {
    expect(recognizeLanguage(text)).toEqual({ language, isMixed: false });
  });

  it.each([
    'Jan van der Berg and Maria de la Cruz, 12 Main Street',
    'Das Auto GmbH, Mit Patel, Die Hard',
    'Il Ponte is a restaurant on Via Roma',
    'Pаssword: admin',
    'The α and β of it',
  ])('does not mistake names and signs in %j for another language', (text) => {
    expect([null, 'en']).toContain(recognizeLanguage(text).language);
  });

  it('does not mistake codes and abbreviations in an English table for another language', () => {
    const rows = ['Ada,ada@de.example,en,on', 'Bo,bo@nl.example,en,of', 'Cy,cy@nl.example,de,is'];
    const table = ['Name,Email,Role,Start date', ...rows].join('\n');
    expect(['en', null]).toContain(recognizeLanguage(table).language);
  });

  it('reads the middle and the end of a long text as well as its beginning', () => {
    const table = 'A1 B2 C3 D4\n'.repeat(2000);
    const prose =
      'The report was sent to all of the members and it is in the archive of the board. '.repeat(
        400,
      );
    expect(recognizeLanguage(table + prose).language).toBe('en');
  });
});
