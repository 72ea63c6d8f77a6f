# Unpacks the archive of a corpus into a folder, whose old contents it removes:
#     cmake -DARCHIVE=... -DFOLDER=... -P unpack.cmake
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
file(ARCHIVE_EXTRACT INPUT ${ARCHIVE} DESTINATION ${FOLDER})
