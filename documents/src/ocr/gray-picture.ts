/** A picture with one byte for each pixel, 0 black to 255 white, row by row from the top. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly dotsPerInch: number;
}
