import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFace } from './html-text.ts';
import { asHtml } from './own-note-type.ts';

describe('the HTML of a card becomes plain text', () => {
  test.each([
    ['one', 'one'],
    ['<div>one</div><div>two</div>', 'one\ntwo'],
    ['one<br>two<br/><br>three', 'one\ntwo\n\nthree'],
    ['  one \n two&nbsp;', 'one two'],
    ['<ul><li>one</li><li>two</li></ul>', '• one\n• two'],
    ['le <b>chien </b>noir', 'le **chien** noir'],
    ['<i>red</i> &amp; <em>bright</em>', '_red_ & _bright_'],
    ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
    ['H<sub>2</sub>O, 5<sup>2</sup>, x<sup>th</sup>', 'H₂O, 5², xth'],
    ['area \\(\\pi r^2\\) and \\[a\\]', 'area $\\pi r^2$ and $a$'],
    ['[$]x^2[/$] [latex]$y$[/latex] <anki-mathjax>z</anki-mathjax>', '$x^2$ $y$ $z$'],
    ['bark [sound:dog.mp3]', 'bark'],
    ['<style>.a { b: c }</style>text<script>alert(1)</script>', 'text'],
    ['<script>alert("</b>")</script', ''],
    ['<a href="javascript:alert(1)">link</a>', 'link'],
    ['<svg><text>drawn</text></svg>word', 'word'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<b>unclosed marks', '**unclosed marks**'],
  ])('%s', (html, text) => {
    expect(readFace(html).text).toBe(text);
  });

  test('and says what it had besides', () => {
    expect(readFace('<img src="a b.png"> x [sound:y.mp3]')).toMatchObject({
      pictures: [{ name: 'a b.png', alt: '' }],
      hasSound: true,
      hasScript: false,
    });
    expect(readFace('<img src=x onerror=alert(1)>').hasScript).toBe(true);
    expect(readFace('<video src="x"></video>word')).toMatchObject({ hasSound: true, text: 'word' });
  });

  test('that comes back as it went out', () => {
    const letter = fc.constantFrom(...'abc é<>&"\'.,;:!?$*_-=/()[]{}1²½\n');
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 60 }), (typed) => {
        // What people write has no blanks at the ends of lines, nor more than one blank line.
        const text = typed
          .replaceAll(/ *\n */g, '\n')
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim();
        fc.pre(!/\[\$|\*\*|\$\s|\s\$|\$\$/.test(text));
        expect(readFace(asHtml(text)).text).toBe(text);
      }),
    );
  });

  test('of any HTML, in time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (html) => {
        expect(typeof readFace(html).text).toBe('string');
      }),
    );
    expect(readFace('<b>'.repeat(20_000)).text).toBe('');
  });
});
