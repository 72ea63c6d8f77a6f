// SPDX-License-Identifier: MIT

// Runs a fuzz target on every file of the given directories, so that its corpus is an ordinary test
// with any compiler.

#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replay_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
    {
        return 0;
    }
    static uint8_t data[1 << 20];
    const size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    // Exactly as long as the input, so that a sanitizer detects reads past its end.
    uint8_t *copy = malloc(size > 0 ? size : 1);
    if (copy == NULL)
    {
        return 0;
    }
    for (size_t i = 0; i < size; ++i)
    {
        copy[i] = data[i];
    }
    (void)LLVMFuzzerTestOneInput(copy, size);
    free(copy);
    return 1;
}

int main(int argc, char **argv)
{
    int count = 0;
    for (int i = 1; i < argc; ++i)
    {
        DIR *directory = opendir(argv[i]);
        if (directory == NULL)
        {
            fprintf(stderr, "replay: cannot open %s\n", argv[i]);
            return 1;
        }
        for (const struct dirent *entry = readdir(directory); entry != NULL;
             entry = readdir(directory))
        {
            char path[4096];
            const int length = snprintf(path, sizeof path, "%s/%s", argv[i], entry->d_name);
            if (entry->d_name[0] != '.' && length > 0 && (size_t)length < sizeof path)
            {
                count += replay_file(path);
            }
        }
        closedir(directory);
    }
    printf("%d inputs\n", count);
    return count > 0 ? 0 : 1;
}
