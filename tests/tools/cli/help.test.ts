import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../src/platform/i18n/lang';
import { usage } from '../../../src/tools/cli/help';
import { enHelp } from '../../../src/tools/cli/help/en';
import { plHelp } from '../../../src/tools/cli/help/pl';
import { TOPIC_NAMES, TOPICS, type Topic } from '../../../src/tools/cli/help/topics';

describe('help', () => {
  it.each(LANGS)('tells what every command, tool and option does: %s', (lang) => {
    for (const name of TOPIC_NAMES) {
      const told = usage([...name.split(' '), '--help'], lang);
      const { options, examples = [] }: Topic = TOPICS[name];
      for (const option of Object.keys(options))
        expect(told, `${name} --${option}`).toMatch(new RegExp(`^ {2}--${option}( \\S+)* {2,}\\S`, 'm'));
      for (const example of examples) expect(told).toContain(example);
    }
  });

  it('has the same words in both languages, and none that nothing uses', () => {
    expect(Object.keys(plHelp.option)).toEqual(Object.keys(enHelp.option));
    const used = new Set(
      TOPIC_NAMES.flatMap((name) => {
        const { options }: Topic = TOPICS[name];
        return Object.keys(options).map((option) => (`${name} ${option}` in enHelp.option ? `${name} ${option}` : option));
      }),
    );
    expect(Object.keys(enHelp.option).filter((key) => !used.has(key))).toEqual([]);
  });

  it('tells of all tools at “mod”, and of all commands where none is known', () => {
    for (const name of TOPIC_NAMES.filter((topic) => topic.startsWith('mod ')))
      expect(usage(['mod'], 'en')).toContain(`  ${name} `);
    expect(usage(['nothing'], 'en')).toContain('cults -- playout');
    expect(usage(['mod', 'new'], 'en')).toContain('makes mods/night-tales');
  });
});
