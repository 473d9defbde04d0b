import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../../src/views/ui/QrCode';

/** 18 millimetres at 300 dots an inch. */
const WIDTH = Math.round((18 / 25.4) * 300);

test('the code of a song is read from 18 millimetres of a print', () => {
  const address = 'https://songbook.example.org/songs/50?transpose=11&capo=11';
  const markup = renderToStaticMarkup(<QrCode content={address} label="" />);
  const svg = markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render();
  expect(width).toBe(WIDTH);
  expect(jsQR(Uint8ClampedArray.from(pixels), width, height)?.data).toBe(address);
});
